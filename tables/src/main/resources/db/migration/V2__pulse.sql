-- Written and taken away again to find out whether the database takes anything.

create table pulse (
    id     varchar(32) not null primary key,
    filler text        not null
);
