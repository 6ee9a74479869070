-- Up Migration

-- A mail server has refused this address for good; null again once it is changed.
alter table client_contacts add column email_refused_at timestamptz;
