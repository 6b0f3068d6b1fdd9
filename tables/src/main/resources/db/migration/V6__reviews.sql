-- What came of thinking finished games over, by the id of their table or of the file somebody brought along.

create table review (
    id      varchar(32) not null primary key,
    review  text        not null,
    kept_at bigint      not null
);
