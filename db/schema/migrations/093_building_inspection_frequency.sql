-- Up Migration

-- Days between inspections of this building, where they are others than those of its jobs; 0 asks for none.
alter table buildings add column inspection_frequency_days integer
  check (inspection_frequency_days between 0 and 999);
create index buildings_with_frequency on buildings (organization_id) where inspection_frequency_days is not null;
