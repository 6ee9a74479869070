-- Up Migration

-- One that is not asked any more: it stays where it stands, and is not offered for new work.
alter table vendors add column active boolean not null default true;
