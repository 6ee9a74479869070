-- Up Migration

-- The lists of what was deleted, by name.
create index vendors_deleted on vendors (organization_id, name, id) where deleted_at is not null;
create index buildings_deleted on buildings (organization_id, name, id) where deleted_at is not null;
