-- Up Migration

-- Work that may be done and not billed: the others never come into question again.
create index special_projects_to_invoice on special_projects (organization_id, id)
  where deleted_at is null and status in ('open', 'active', 'inactive', 'on_hold', 'closed')
    and invoice_type in ('one time', 'monthly', 'per occurrence');
