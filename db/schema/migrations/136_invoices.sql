-- Up Migration

-- What clients are billed for special projects.
create table invoices (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  special_project_id integer not null,
  client_id integer not null,
  -- Given when it is issued, and kept from then on.
  year smallint check (year between 1990 and 2199),
  serial integer check (serial > 0),
  number text generated always as ('INV-' || year || '-' || lpad(serial::text, greatest(5, length(serial::text)), '0'))
    stored,
  status text not null default 'draft' check (status in ('draft', 'invoiced', 'paid', 'uncollected')),
  invoice_type text not null check (invoice_type in ('one time', 'monthly', 'per occurrence')),
  -- The first day of the month, for work that is billed by month.
  period_from date check (extract(day from period_from) = 1),
  -- Name, account number, address and email addresses of the client as they were.
  bill_to jsonb not null check (jsonb_typeof(bill_to) = 'object'),
  po_number text check (char_length(po_number) <= 40),
  issue_date date,
  due_date date,
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  -- Whole cents; the rate in hundredths of a percent.
  discount integer not null default 0 check (discount between 0 and 999999999),
  tax_rate integer not null default 0 check (tax_rate between 0 and 10000),
  subtotal integer not null check (subtotal between 0 and 999999999),
  tax integer not null check (tax between 0 and 999999999),
  total integer not null check (total = subtotal + tax),
  amount_paid integer not null default 0 check (amount_paid between 0 and total),
  paid_at date,
  uncollected_reason text check (char_length(uncollected_reason) <= 2000),
  -- Why it goes beyond what is left of the price.
  over_reason text check (char_length(over_reason) <= 2000),
  notes text not null default '' check (char_length(notes) <= 2000),
  payment_link text check (char_length(payment_link) <= 500 and payment_link ~ '^https://'),
  exported_at timestamptz,
  exported_by integer,
  past_due_told_at timestamptz,
  client_uuid uuid not null default gen_random_uuid(),
  search text collate "C" not null generated always as
    (fold(coalesce('INV-' || year || '-' || lpad(serial::text, greatest(5, length(serial::text)), '0'), '') || ' '
      || (bill_to ->> 'name') || ' ' || coalesce(po_number, ''))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  constraint invoices_number_key unique (organization_id, year, serial),
  constraint invoices_client_uuid_key unique (organization_id, client_uuid),
  foreign key (organization_id, special_project_id) references special_projects (organization_id, id),
  foreign key (organization_id, client_id) references clients (organization_id, id),
  check ((year is null) = (serial is null)),
  check (status = 'draft' or (serial is not null and issue_date is not null and due_date is not null)),
  check ((status = 'paid') = (paid_at is not null)),
  check ((status = 'uncollected') = (uncollected_reason is not null)),
  check ((invoice_type = 'monthly') = (period_from is not null)),
  check (deleted_at is null or (status = 'draft' and serial is null))
);
create unique index invoices_month_key on invoices (organization_id, special_project_id, period_from)
  where period_from is not null and deleted_at is null;
create index invoices_by_issue on invoices (organization_id, issue_date desc nulls first, id desc)
  where deleted_at is null;
create index invoices_by_due on invoices (organization_id, due_date, id) where deleted_at is null;
create index invoices_by_total on invoices (organization_id, total, id) where deleted_at is null;
create index invoices_by_project on invoices (organization_id, special_project_id, id) where deleted_at is null;
create index invoices_owed on invoices (organization_id, client_id, due_date, id)
  where status = 'invoiced' and deleted_at is null;
create trigger touch before update on invoices for each row execute function touch();
call guard_tenant('invoices');
call make_searchable('invoices');

-- Occurrences that are on an invoice: each on one.
create table invoice_occurrences (
  organization_id integer not null references organizations (id),
  task_id integer not null,
  invoice_id integer not null,
  primary key (organization_id, task_id),
  foreign key (organization_id, task_id) references tasks (organization_id, id),
  foreign key (organization_id, invoice_id) references invoices (organization_id, id)
);
create index invoice_occurrences_by_invoice on invoice_occurrences (organization_id, invoice_id);
call guard_tenant('invoice_occurrences');

create table invoice_payments (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  invoice_id integer not null,
  paid_on date not null,
  -- Whole cents.
  amount integer not null check (amount > 0),
  reference text not null default '' check (char_length(reference) <= 100),
  created_at timestamptz not null default now(),
  created_by integer,
  primary key (organization_id, id),
  foreign key (organization_id, invoice_id) references invoices (organization_id, id)
);
create index invoice_payments_by_invoice on invoice_payments (organization_id, invoice_id, paid_on, id);
call guard_tenant('invoice_payments');

-- What was issued, as it was sent out: a draft that says what stands on the paper, and where the file made of it lies.
create table invoice_papers (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  invoice_id integer not null,
  locale text not null check (locale in ('en', 'es')),
  draft text not null,
  storage_key text,
  size integer,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Set when the invoice becomes a draft again.
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, invoice_id) references invoices (organization_id, id),
  check ((storage_key is null) = (sha256 is null))
);
create unique index invoice_papers_key on invoice_papers (organization_id, invoice_id, locale)
  where withdrawn_at is null;
call guard_tenant('invoice_papers', 'insert, update');
