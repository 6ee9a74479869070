-- Up Migration

-- Where several things of several jobs are told together: the job of each, in the order of the ids that the parameters
-- name. Whoever does not see a job any more is not told of what is there.
alter table notifications add column job_ids integer[];

-- The owner is bound by row-level security too; here it works for every organization.
alter table notifications no force row level security;
alter table tasks no force row level security;
update notifications n set job_ids = told.job_ids
  from (select n.organization_id, n.id, array_agg(t.job_id order by one.place) as job_ids
    from notifications n
    cross join unnest(string_to_array(n.params ->> 'ids', ',')::integer[]) with ordinality as one (task_id, place)
    join tasks t on t.organization_id = n.organization_id and t.id = one.task_id
    where n.job_id is null and n.kind like 'task.%-together' and n.params ->> 'ids' <> ''
    group by n.organization_id, n.id) told
  where n.organization_id = told.organization_id and n.id = told.id;
alter table tasks force row level security;
alter table notifications force row level security;
