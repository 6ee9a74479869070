-- Up Migration

-- Whether invoices of it were issued, and whether all of these are paid: kept by the invoices. The owner is bound by
-- row-level security too.
alter table special_projects add column billed text check (billed in ('issued', 'paid'));
alter table special_projects no force row level security;
alter table invoices no force row level security;
update special_projects t set billed = i.billed
from (select organization_id, special_project_id,
    case when bool_and(status = 'paid') then 'paid' else 'issued' end as billed
  from invoices where status <> 'draft' and deleted_at is null group by 1, 2) i
where i.organization_id = t.organization_id and i.special_project_id = t.id;
alter table invoices force row level security;
alter table special_projects force row level security;
