-- How the rolls of a table come from its seed. Tables made before there was a choice have one counter for all.

alter table game_table add column chance integer not null default 1;
