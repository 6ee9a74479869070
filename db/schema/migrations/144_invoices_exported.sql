-- Up Migration

-- The file in which an invoice went to the accounts.
alter table invoices add column exported_file text check (char_length(exported_file) <= 200);
