-- Replay files that people brought along, by their fingerprint.

create table replay (
    id      varchar(32) not null primary key,
    file    text        not null,
    kept_at bigint      not null
);

create index replay_kept on replay (kept_at);
