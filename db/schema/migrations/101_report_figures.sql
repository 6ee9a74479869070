-- Up Migration

-- Counted anew with every change, as the other doors are.
alter table daily_reports add column doors_no_access integer not null default 0;

-- The owner is bound by row-level security too; here it works for every organization.
alter table daily_reports no force row level security;
alter table daily_report_checks no force row level security;
update daily_reports t set doors_no_access = c.doors
from (select organization_id, report_id, count(*) as doors from daily_report_checks
  where kind = 'tenant' and result = 'no_access' group by 1, 2) c
where c.organization_id = t.organization_id and c.report_id = t.id;
alter table daily_report_checks force row level security;
alter table daily_reports force row level security;
