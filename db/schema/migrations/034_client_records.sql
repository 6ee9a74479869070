-- Up Migration

-- A client's primary contact is the contact of that rank; a second place that says so could only disagree.
alter table client_contacts no force row level security;
update client_contacts c set rank = 'secondary'
  where rank = 'primary' and deleted_at is null and exists (select from client_contacts b
    where b.organization_id = c.organization_id and b.client_id = c.client_id and b.rank = 'primary'
      and b.deleted_at is null and b.id < c.id);
alter table client_contacts force row level security;
create unique index client_contacts_primary_key on client_contacts (organization_id, client_id)
  where rank = 'primary' and deleted_at is null;
alter table clients drop column primary_contact_id;
alter table client_contacts
  add constraint client_contacts_receives_check check (jsonb_typeof(receives) = 'object'),
  add constraint client_contacts_email_check check (char_length(email) <= 254);

alter table clients
  add constraint clients_address_check check (jsonb_typeof(address) = 'object'),
  add constraint clients_billing_address_check check (jsonb_typeof(billing_address) = 'object'),
  add constraint clients_billing_email_check check (cardinality(billing_email) <= 10),
  add constraint clients_email_check check (char_length(email) <= 254),
  add constraint clients_website_check check (char_length(website) <= 200),
  add constraint clients_tax_exempt_id_check check (char_length(tax_exempt_id) <= 40);

-- The lists of active, inactive and deleted clients, by name and by account number.
create index clients_by_status on clients (organization_id, status, name, id) where deleted_at is null;
create index clients_by_status_and_number on clients (organization_id, status, account_number, id)
  where deleted_at is null;
create index clients_deleted on clients (organization_id, name, id) where deleted_at is not null;
