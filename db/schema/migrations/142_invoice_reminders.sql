-- Up Migration

-- Which reminders of an invoice were sent, by the days from its due date: below zero before it.
create table invoice_reminders (
  organization_id integer not null references organizations (id),
  invoice_id integer not null,
  due_date date not null,
  days smallint not null check (days <> 0),
  at timestamptz not null default now(),
  primary key (organization_id, invoice_id, due_date, days),
  foreign key (organization_id, invoice_id) references invoices (organization_id, id)
);
call guard_tenant('invoice_reminders', 'insert');

-- Clients that are not reminded.
create table invoice_clients_unreminded (
  organization_id integer not null references organizations (id),
  client_id integer not null,
  at timestamptz not null default now(),
  by integer,
  primary key (organization_id, client_id),
  foreign key (organization_id, client_id) references clients (organization_id, id)
);
call guard_tenant('invoice_clients_unreminded', 'insert, delete');
