-- Up Migration

-- Contacts that receive inspections get them when they become final. Off until somebody turns it on for a client.
alter table clients add column mail_final_inspections boolean not null default false;
