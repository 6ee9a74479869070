-- Up Migration

-- How an organization bills special projects; what is not saved is as the product has it.
create table invoice_settings (
  organization_id integer primary key references organizations (id),
  -- Where clients pay, unless the invoice says another place.
  payment_link text check (char_length(payment_link) <= 500 and payment_link ~ '^https://'),
  -- Clients are reminded by email.
  reminders boolean not null default false,
  -- Null: nobody is reminded before an invoice is due.
  days_before smallint check (days_before between 1 and 30),
  -- In rising order.
  days_after smallint[] not null default '{7,14,30}' check (cardinality(days_after) <= 3),
  -- What a reminder says, by language: null is the text of the product.
  text_before jsonb check (jsonb_typeof(text_before) = 'object'),
  text_after jsonb check (jsonb_typeof(text_after) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by integer
);
create trigger touch before update on invoice_settings for each row execute function touch();
call guard_tenant('invoice_settings', 'insert, update');
