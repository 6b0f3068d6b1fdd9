-- Where time is limited: before this nobody's runs out, in milliseconds of the epoch.

alter table game_table add column due_at bigint;

create index game_table_due on game_table (due_at);
