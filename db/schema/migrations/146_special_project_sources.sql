-- Up Migration

-- Where the wish for the work came from, such as a walk-through.
alter table special_projects add column source text check (char_length(source) <= 100);
