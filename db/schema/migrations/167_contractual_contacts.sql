-- Up Migration

-- An agreement says that the contact gets what is sent: marked by people. False for those who were there before.
alter table client_contacts add column contractual boolean not null default false;
