-- Up Migration

-- A payment that did not hold, or was entered by mistake, stays as it was and says why it no longer counts.
alter table invoice_payments
  add column voided_at timestamptz,
  add column voided_by integer,
  add column void_reason text check (char_length(void_reason) between 3 and 2000),
  add constraint invoice_payments_void_check check ((voided_at is null) = (void_reason is null));

-- Nothing of a payment changes but that it is voided, once.
create function keep_payment() returns trigger language plpgsql set search_path = '' as $$
begin
  if old.voided_at is not null or new.voided_at is null
    or (to_jsonb(new) - 'voided_at' - 'voided_by' - 'void_reason')
      <> (to_jsonb(old) - 'voided_at' - 'voided_by' - 'void_reason') then
    raise exception 'a payment is only voided, and only once' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_payment before update on invoice_payments for each row execute function keep_payment();

drop index invoice_payments_by_day;
create index invoice_payments_by_day on invoice_payments (organization_id, paid_on) include (invoice_id, amount)
  where voided_at is null;
