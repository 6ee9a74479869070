-- Up Migration

-- Invoices that nobody was told are past due.
create index invoices_untold on invoices (organization_id, due_date, id)
  where status = 'invoiced' and past_due_told_at is null and deleted_at is null;
