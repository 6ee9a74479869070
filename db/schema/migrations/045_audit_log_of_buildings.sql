-- Up Migration

-- The job of an entry: only people who see the job see the entry.
alter table audit_log add column job_id integer;
create index audit_log_by_job on audit_log (organization_id, job_id, id) where job_id is not null and building_id is null;

-- The owner is bound by row-level security too; here it works for every organization.
alter table audit_log no force row level security;
alter table tasks no force row level security;
alter table task_series no force row level security;
alter table job_services no force row level security;
update audit_log a set job_id = t.job_id from tasks t
  where a.entity = 'task' and t.organization_id = a.organization_id and t.id = a.entity_id;
update audit_log a set job_id = s.job_id from task_series s
  where a.entity = 'task-series' and s.organization_id = a.organization_id and s.id = a.entity_id;
update audit_log a set job_id = s.job_id from job_services s
  where a.entity = 'job_service' and s.organization_id = a.organization_id and s.id = a.entity_id;
update audit_log a set job_id = a.entity_id where a.entity = 'job';
alter table job_services force row level security;
alter table task_series force row level security;
alter table tasks force row level security;
alter table audit_log force row level security;
