-- Up Migration

-- An invoice gets its number as the last thing of the transaction that issues it, because others wait for theirs until that
-- ends. So the number is asked for when the transaction commits, and everything else at once, as before.
do $$
declare rule text;
begin
  select conname into strict rule from pg_constraint
  where conrelid = 'invoices'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%serial IS NOT NULL%' and pg_get_constraintdef(oid) like '%issue_date IS NOT NULL%';
  execute format('alter table invoices drop constraint %I', rule);
end $$;
alter table invoices add constraint invoices_issued_check
  check (status = 'draft' or (issue_date is not null and due_date is not null));

create function require_invoice_number() returns trigger language plpgsql set search_path = '' as $$
begin
  perform from public.invoices i
  where i.organization_id = new.organization_id and i.id = new.id and i.status <> 'draft' and i.serial is null;
  if found then
    raise exception 'an issued invoice without a number' using errcode = 'check_violation', constraint = 'invoices_numbered';
  end if;
  return null;
end $$;
create constraint trigger invoices_numbered after insert or update on invoices deferrable initially deferred
  for each row when (new.status <> 'draft' and new.serial is null) execute function require_invoice_number();
