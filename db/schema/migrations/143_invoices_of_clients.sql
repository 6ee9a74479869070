-- Up Migration

-- What a client was billed, by day.
create index invoices_by_client on invoices (organization_id, client_id, issue_date, id)
  where status <> 'draft' and deleted_at is null;
