-- Up Migration

-- Planned inspections leave the schedule with their job; those of jobs that ended before did not.
-- The owner is bound by row-level security too; here it works for every organization.
alter table planned_inspections no force row level security;
alter table jobs no force row level security;
delete from planned_inspections p using jobs j
where j.organization_id = p.organization_id and j.id = p.job_id and j.status = 'inactive' and p.inspection_id is null;
alter table jobs force row level security;
alter table planned_inspections force row level security;
