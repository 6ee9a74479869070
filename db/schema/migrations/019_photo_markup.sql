-- Up Migration

-- Drawn over the picture when it is shown: the picture itself stays as it was taken.
alter table files add column markup jsonb check (jsonb_typeof(markup) = 'array');
