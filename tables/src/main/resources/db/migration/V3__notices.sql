-- Whom to call, and how, when a table waits for them. Whoever asked is known by the SHA-256 of a token, as everywhere.

create table notice (
    id         varchar(32) not null primary key,
    holder     varchar(64) not null,
    kind       varchar(16) not null,
    address    text        not null,
    secrets    text        not null,
    everyone   integer     not null,
    language   varchar(8)  not null,
    link       text        not null,
    quiet      varchar(64) not null,
    created_at bigint      not null
);

create index notice_holder on notice (holder);

-- Each wait of each seat is called once, whichever server does it.
create table called (
    table_id varchar(32) not null references game_table (id),
    seat     integer     not null,
    wait     integer     not null,
    primary key (table_id, seat, wait)
);

-- What the server made up once and has to know for ever.
create table setting (
    name  varchar(64) not null primary key,
    value text        not null
);
