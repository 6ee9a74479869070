-- Up Migration

-- When a task was given up, as completed_at says when it was done; finished_at is either.
alter table tasks add column cancelled_at timestamptz;

-- The owner is bound by row-level security too; here it works for every organization.
alter table tasks no force row level security;
alter table audit_log no force row level security;
alter table tasks disable trigger touch;
update tasks t set cancelled_at = coalesce(
    (select max(a.at) from audit_log a where a.organization_id = t.organization_id and a.entity = 'task'
      and a.entity_id = t.id and a.to_status = 'cancelled'), t.updated_at)
  where status = 'cancelled';
alter table tasks enable trigger touch;
alter table audit_log force row level security;
alter table tasks force row level security;

alter table tasks
  add column finished_at timestamptz generated always as (coalesce(completed_at, cancelled_at)) stored,
  add constraint tasks_cancelled_check check ((cancelled_at is not null) = (status = 'cancelled'));

-- Whoever cancels may say when; nobody has to.
create function stamp_cancelled_task() returns trigger language plpgsql set search_path = '' as $$
begin
  new.cancelled_at := case when new.status = 'cancelled' then coalesce(new.cancelled_at, pg_catalog.now()) end;
  return new;
end $$;
create trigger stamp_cancelled before insert or update of status, cancelled_at on tasks
  for each row execute function stamp_cancelled_task();

create index tasks_by_finish on tasks (organization_id, finished_at, id)
  include (status, job_id, building_id, created_at, started_at, completed_at, due_at, scheduled_on, series_id,
    hold_seconds, reopened_count)
  where deleted_at is null and finished_at is not null;
drop index tasks_by_created;
create index tasks_by_created on tasks (organization_id, created_at desc, id)
  include (status, type, job_id, building_id, due_at) where deleted_at is null;
create index tasks_reported on tasks (organization_id, created_at)
  include (type, job_id, building_id, area_type_id, building_common_area_id)
  where deleted_at is null and type in ('deficiency', 'request');

-- With what the figures of open work group by, so that they read no rows either.
drop index tasks_open_by_due;
create index tasks_open_by_due on tasks (organization_id, due_at, id)
  include (type, priority_level, source, status, job_id, building_id, created_at)
  where deleted_at is null and status in ('open', 'in_progress', 'scheduled', 'on_hold');
drop index tasks_open_by_job;
create index tasks_open_by_job on tasks (organization_id, job_id, due_at, id)
  include (type, priority_level, source, status, building_id, created_at)
  where deleted_at is null and status in ('open', 'in_progress', 'scheduled', 'on_hold');

-- How many tasks were made and finished on a day of the organization's zone: of all, and by job and building.
create table task_days (
  organization_id integer not null references organizations (id),
  day date not null,
  created integer not null,
  done integer not null,
  done_with_due integer not null,
  done_on_time integer not null,
  done_reopened integer not null,
  cancelled integer not null,
  primary key (organization_id, day)
);
call guard_tenant('task_days');

create table task_site_days (
  organization_id integer not null references organizations (id),
  day date not null,
  job_id integer not null,
  building_id integer not null,
  created integer not null,
  done integer not null,
  done_with_due integer not null,
  done_on_time integer not null,
  done_reopened integer not null,
  cancelled integer not null,
  primary key (organization_id, job_id, day, building_id)
);
create index task_site_days_by_day on task_site_days (organization_id, day);
call guard_tenant('task_site_days');

-- What came since the days were last added up. Only ever inserted, so that no two writers wait for each other.
create table task_day_changes (
  organization_id integer not null references organizations (id),
  id bigint generated always as identity,
  day date not null,
  job_id integer not null,
  building_id integer not null,
  created integer not null,
  done integer not null,
  done_with_due integer not null,
  done_on_time integer not null,
  done_reopened integer not null,
  cancelled integer not null,
  primary key (organization_id, id)
);
call guard_tenant('task_day_changes', 'insert, delete');

-- The zone whose days were counted; without a row, or after the organization moved to another zone, they are not there yet.
create table task_day_state (
  organization_id integer not null references organizations (id),
  time_zone text not null,
  counted_at timestamptz not null default now(),
  primary key (organization_id)
);
call guard_tenant('task_day_state');

-- What one task counts for, and on which days. Without a path of its own, so that it melts into the statement around it.
create function task_day_facts(created_at timestamptz, completed_at timestamptz, cancelled_at timestamptz,
  due_at timestamptz, reopened_count integer, zone text)
returns table (day date, created integer, done integer, done_with_due integer, done_on_time integer,
  done_reopened integer, cancelled integer)
language sql stable as $$
  select (created_at at time zone zone)::date, 1, 0, 0, 0, 0, 0
  union all
  select (completed_at at time zone zone)::date, 0, 1, (due_at is not null)::integer,
    coalesce(completed_at <= due_at, false)::integer, (reopened_count > 0)::integer, 0 where completed_at is not null
  union all
  select (cancelled_at at time zone zone)::date, 0, 0, 0, 0, 0, 1 where cancelled_at is not null
$$;

-- Once a statement, however many tasks it touches; a change that counts for nothing leaves nothing.
create function count_task_days() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.task_day_changes (organization_id, job_id, building_id, day, created, done, done_with_due,
      done_on_time, done_reopened, cancelled)
    select t.organization_id, t.job_id, t.building_id, f.day, sum(f.created), sum(f.done), sum(f.done_with_due),
      sum(f.done_on_time), sum(f.done_reopened), sum(f.cancelled)
    from come t join public.organizations o on o.id = t.organization_id
    cross join lateral public.task_day_facts(t.created_at, t.completed_at, t.cancelled_at, t.due_at,
      t.reopened_count, o.time_zone) f
    where t.deleted_at is null
    group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into public.task_day_changes (organization_id, job_id, building_id, day, created, done, done_with_due,
      done_on_time, done_reopened, cancelled)
    select t.organization_id, t.job_id, t.building_id, f.day, -sum(f.created), -sum(f.done), -sum(f.done_with_due),
      -sum(f.done_on_time), -sum(f.done_reopened), -sum(f.cancelled)
    from gone t join public.organizations o on o.id = t.organization_id
    cross join lateral public.task_day_facts(t.created_at, t.completed_at, t.cancelled_at, t.due_at,
      t.reopened_count, o.time_zone) f
    where t.deleted_at is null
    group by 1, 2, 3, 4;
  else
    insert into public.task_day_changes (organization_id, job_id, building_id, day, created, done, done_with_due,
      done_on_time, done_reopened, cancelled)
    select t.organization_id, t.job_id, t.building_id, f.day, sum(t.sign * f.created), sum(t.sign * f.done),
      sum(t.sign * f.done_with_due), sum(t.sign * f.done_on_time), sum(t.sign * f.done_reopened),
      sum(t.sign * f.cancelled)
    from (
      select 1 as sign, organization_id, job_id, building_id, created_at, completed_at, cancelled_at, due_at,
        reopened_count from come where deleted_at is null
      union all
      select -1, organization_id, job_id, building_id, created_at, completed_at, cancelled_at, due_at,
        reopened_count from gone where deleted_at is null
    ) t join public.organizations o on o.id = t.organization_id
    cross join lateral public.task_day_facts(t.created_at, t.completed_at, t.cancelled_at, t.due_at,
      t.reopened_count, o.time_zone) f
    group by 1, 2, 3, 4
    having (sum(t.sign * f.created), sum(t.sign * f.done), sum(t.sign * f.done_with_due),
      sum(t.sign * f.done_on_time), sum(t.sign * f.done_reopened), sum(t.sign * f.cancelled))
      is distinct from (0, 0, 0, 0, 0, 0);
  end if;
  return null;
end $$;
create trigger count_days_of_new after insert on tasks
  referencing new table as come for each statement execute function count_task_days();
create trigger count_days_of_changed after update on tasks
  referencing old table as gone new table as come for each statement execute function count_task_days();
create trigger count_days_of_deleted after delete on tasks
  referencing old table as gone for each statement execute function count_task_days();

-- Days of two zones do not add up, not even when the organization moves back: all has to be counted anew.
create function forget_task_days() returns trigger language plpgsql set search_path = '' as $$
begin
  delete from public.task_day_state where organization_id = new.id;
  return null;
end $$;
create trigger forget_task_days after update of time_zone on organizations
  for each row when (old.time_zone is distinct from new.time_zone) execute function forget_task_days();
