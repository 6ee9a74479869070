-- Up Migration

-- Contacts that receive action logs get those of yesterday each morning, in the mail with the reports of last night. Off until
-- somebody turns it on for a client.
alter table clients add column mail_log_digest boolean not null default false;
