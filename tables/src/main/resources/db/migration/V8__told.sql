-- What was told of each action, as check sums, and how a game ended: by these a program of newer rules finds out whether
-- it would tell the same.

alter table log add column told varchar(64);
alter table game_table add column result text;
