-- Up Migration

alter table task_series
  -- The day on which its next date is seen, with a task or planned; kept by whoever changes either, renewed as days pass.
  add column upcoming_on date,
  -- Dates that stay with the series it goes on from, begun or done: it leaves them out, and they are not skipped.
  add column held_dates date[] not null default '{}',
  -- The series that goes on from the day after its end.
  add column continued_by integer,
  add column search text collate "C" not null generated always as (fold(title || e'\n' || description)) stored,
  add foreign key (organization_id, continued_by) references task_series (organization_id, id);

-- What the filters of the list ask for is in the index, so that a page and its count read few rows.
create index task_series_by_upcoming on task_series (organization_id, upcoming_on, id)
  include (status, job_id, building_id) where deleted_at is null;
-- The dates of one series, and how they came out, without their rows.
create index tasks_of_series on tasks (organization_id, series_id, scheduled_on)
  include (status, due_at, serviced_at) where deleted_at is null and series_id is not null;

-- The owner is bound by row-level security too; here it works for every organization.
alter table task_series no force row level security;
alter table audit_log no force row level security;
alter table task_series disable trigger touch;
update task_series s set continued_by = (a.changes -> 'continued_by' ->> 1)::int
  from audit_log a
  where a.organization_id = s.organization_id and a.entity = 'task-series' and a.entity_id = s.id
    and a.action = 'series.ended' and a.changes ? 'continued_by';
with recursive before (organization_id, id, series_id) as (
  select organization_id, continued_by, id from task_series where continued_by is not null
  union
  select b.organization_id, b.id, s.id from before b
  join task_series s on s.organization_id = b.organization_id and s.continued_by = b.series_id)
update task_series s set held_dates = h.dates
  from (select b.organization_id, b.id, array_agg(distinct t.occurrence_date) as dates
    from before b
    join task_series n on n.organization_id = b.organization_id and n.id = b.id
    join tasks t on t.organization_id = b.organization_id and t.series_id = b.series_id
      and n.rule -> 'skip_dates' ? t.occurrence_date::text
    group by b.organization_id, b.id) h
  where s.organization_id = h.organization_id and s.id = h.id;
update task_series s set upcoming_on = least(
    (select min(t.scheduled_on) from tasks t where t.organization_id = s.organization_id and t.series_id = s.id
      and t.deleted_at is null and t.status in ('open', 'in_progress', 'scheduled', 'on_hold')
      and t.scheduled_on >= (now() at time zone b.time_zone)::date),
    case when s.status = 'active' then s.next_on end)
  from buildings b
  where b.organization_id = s.organization_id and b.id = s.building_id and s.deleted_at is null;
alter table task_series enable trigger touch;
alter table audit_log force row level security;
alter table task_series force row level security;
