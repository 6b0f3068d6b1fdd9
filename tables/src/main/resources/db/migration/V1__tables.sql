-- Works on SQLite and PostgreSQL alike. Tokens are never stored, only their SHA-256.

create table game_table (
    id         varchar(32)  not null primary key,
    game       varchar(64)  not null,
    rules      integer      not null,
    seats      integer      not null,
    options    text         not null,
    seed       varchar(32)  not null,
    host       varchar(64)  not null,
    watch      varchar(64)  not null,
    phase      varchar(16)  not null,
    created_at bigint       not null
);

create table seat (
    table_id varchar(32) not null references game_table (id),
    seat     integer     not null,
    kind     varchar(16) not null,
    name     varchar(64) not null,
    level    varchar(16) not null,
    issue    integer     not null,
    invite   varchar(64),
    holder   varchar(64),
    primary key (table_id, seat)
);

-- The log is the game. Its primary key makes two writers of one number impossible.
create table log (
    table_id   varchar(32)  not null references game_table (id),
    number     integer      not null,
    entry      text         not null,
    writer     varchar(64),
    request    varchar(64),
    written_at bigint       not null,
    primary key (table_id, number)
);

create unique index log_once on log (table_id, writer, request);
create index seat_holder on seat (holder);
create index seat_invite on seat (invite);
create index table_watch on game_table (watch);
create index table_host on game_table (host);

create table watcher (
    table_id varchar(32) not null references game_table (id),
    holder   varchar(64) not null,
    primary key (table_id, holder)
);
