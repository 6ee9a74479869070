-- Up Migration

alter table inspections
  -- Scores of sections by the type of common area, or by the title where a section has none; kept with the score.
  add column section_kinds jsonb not null default '[]',
  -- Deficient answers by that type and the question.
  add column issues jsonb not null default '[]',
  -- The day at the building.
  add column inspected_on date;

create function stamp_inspected_on() returns trigger language plpgsql set search_path = '' as $$
begin
  new.inspected_on := (select (new.inspected_at at time zone b.time_zone)::date from public.buildings b
    where b.organization_id = new.organization_id and b.id = new.building_id);
  return new;
end $$;
create trigger stamp_inspected_on before insert or update of inspected_at, building_id, inspected_on on inspections
  for each row execute function stamp_inspected_on();

-- Assigned to itself, the day is stamped anew.
create function move_inspected_days() returns trigger language plpgsql set search_path = '' as $$
begin
  update public.inspections set inspected_on = inspected_on
  where organization_id = new.organization_id and building_id = new.id;
  return null;
end $$;
create trigger move_inspected_days after update of time_zone on buildings
  for each row when (old.time_zone is distinct from new.time_zone) execute function move_inspected_days();

-- The owner is bound by row-level security too; here it works for every organization.
alter table inspections no force row level security;
alter table inspection_answers no force row level security;
alter table inspection_template_versions no force row level security;
alter table buildings no force row level security;
update inspections t set
  section_kinds = coalesce((
    select jsonb_agg(jsonb_build_object('area_type_id', s.section -> 'common_area_type_id', 'title',
      case when s.section ->> 'common_area_type_id' is null then s.section ->> 'title' else '' end, 'score', x.one -> 'score'))
    from jsonb_array_elements(t.section_scores) x (one)
    join jsonb_array_elements(v.snapshot -> 'sections') s (section) on s.section ->> 'id' = x.one ->> 'section_id'
    where x.one ->> 'score' is not null), '[]'),
  issues = coalesce((
    select jsonb_agg(found.issue)
    from (
      select jsonb_build_object('area_type_id', s.section -> 'common_area_type_id', 'question', q.one ->> 'label',
        'count', count(*)) as issue
      from inspection_answers a
      join jsonb_array_elements(v.snapshot -> 'sections') s (section) on true
      join jsonb_array_elements(s.section -> 'questions') q (one) on q.one ->> 'id' = a.question_id::text
      where a.organization_id = t.organization_id and a.inspection_id = t.id and a.is_deficient
      group by s.section -> 'common_area_type_id', q.one ->> 'label') found), '[]')
from inspection_template_versions v
where v.organization_id = t.organization_id and v.template_id = t.template_id and v.version = t.template_version
  and t.status <> 'new';
update inspections set inspected_on = inspected_on where inspected_on is null;
alter table buildings force row level security;
alter table inspection_template_versions force row level security;
alter table inspection_answers force row level security;
-- The trigger says the day; with a default nobody else has to.
alter table inspections alter column inspected_on set not null, alter column inspected_on set default current_date;

-- With what figures of places and people group by, so that they read no rows.
create index inspections_counted on inspections (organization_id, inspected_on)
  include (building_id, job_id, inspected_by, status, score, outcome, band)
  where deleted_at is null and status <> 'new' and parent_inspection_id is null;
create index inspections_of_building_days on inspections (organization_id, building_id, inspected_on)
  include (status, score) where deleted_at is null and status <> 'new' and parent_inspection_id is null;
create index inspections_of_job_days on inspections (organization_id, job_id, inspected_on)
  where deleted_at is null and status <> 'new' and parent_inspection_id is null;

-- What inspections add up to on a day, final ones apart: all together, by section, by issue, by the method of the score.
-- Sums of scores are whole ten-thousandths, as scores have four decimals, so that nothing is lost by adding.
create table inspection_days (
  organization_id integer not null references organizations (id),
  part text not null check (part in ('all', 'section', 'issue', 'method')),
  day date not null,
  final boolean not null,
  -- 0: of no type.
  area_type_id integer not null,
  label text not null,
  inspections integer not null,
  scored integer not null,
  score_sum bigint not null,
  passed integer not null,
  failed integer not null,
  success integer not null,
  warning integer not null,
  error integer not null,
  deficiencies integer not null,
  primary key (organization_id, part, day, final, area_type_id, label)
);
call guard_tenant('inspection_days');

-- What came since the days were last added up. Only ever inserted, so that no two writers wait for each other.
create table inspection_day_changes (
  organization_id integer not null references organizations (id),
  id bigint generated always as identity,
  part text not null,
  day date not null,
  final boolean not null,
  area_type_id integer not null,
  label text not null,
  inspections integer not null,
  scored integer not null,
  score_sum bigint not null,
  passed integer not null,
  failed integer not null,
  success integer not null,
  warning integer not null,
  error integer not null,
  deficiencies integer not null,
  primary key (organization_id, id)
);
call guard_tenant('inspection_day_changes', 'insert, delete');

-- What one inspection counts for. Without a path of its own, so that it melts into the statement around it.
create function inspection_parts(score double precision, outcome text, band text, deficiency_count integer,
  section_kinds jsonb, issues jsonb, score_method jsonb)
returns table (part text, area_type_id integer, label text, inspections integer, scored integer, score_sum bigint,
  passed integer, failed integer, success integer, warning integer, error integer, deficiencies integer)
language sql immutable as $$
  select 'all', 0, '', 1, (score is not null)::integer, coalesce(round(score * 10000), 0)::bigint,
    (outcome is not distinct from 'pass')::integer, (outcome is not distinct from 'fail')::integer,
    (band is not distinct from 'success')::integer, (band is not distinct from 'warning')::integer,
    (band is not distinct from 'error')::integer, deficiency_count
  union all
  select 'section', coalesce((s.one ->> 'area_type_id')::integer, 0), s.one ->> 'title', 1, count(*)::integer,
    sum(round((s.one ->> 'score')::double precision * 10000))::bigint, 0, 0, 0, 0, 0, 0
  from jsonb_array_elements(section_kinds) s (one) group by 2, 3
  union all
  select 'issue', coalesce((i.one ->> 'area_type_id')::integer, 0), i.one ->> 'question', 1, 0, 0, 0, 0, 0, 0, 0,
    sum((i.one ->> 'count')::integer)::integer
  from jsonb_array_elements(issues) i (one) group by 2, 3
  union all
  select 'method', 0, score_method::text, 1, 1, 0, 0, 0, 0, 0, 0, 0 where score is not null
$$;

-- Once a statement, however many inspections it touches; a change that counts for nothing leaves nothing.
create function count_inspection_days() returns trigger language plpgsql set search_path = '' as $$
declare
  columns constant text := 'organization_id, status, parent_inspection_id, deleted_at, inspected_on, score, outcome, band,
    deficiency_count, section_kinds, issues, score_method';
begin
  execute 'insert into public.inspection_day_changes (organization_id, part, day, final, area_type_id, label, inspections,
      scored, score_sum, passed, failed, success, warning, error, deficiencies)
    select t.organization_id, p.part, t.inspected_on, t.status = ''finalized'', p.area_type_id, p.label,
      sum(t.sign * p.inspections), sum(t.sign * p.scored), sum(t.sign * p.score_sum), sum(t.sign * p.passed),
      sum(t.sign * p.failed), sum(t.sign * p.success), sum(t.sign * p.warning), sum(t.sign * p.error),
      sum(t.sign * p.deficiencies)
    from ('
    || case tg_op
      when 'INSERT' then 'select 1 as sign, ' || columns || ' from come'
      when 'DELETE' then 'select -1 as sign, ' || columns || ' from gone'
      else 'select 1 as sign, ' || columns || ' from come union all select -1, ' || columns || ' from gone'
    end
    || ') t cross join lateral public.inspection_parts(t.score, t.outcome, t.band, t.deficiency_count, t.section_kinds,
      t.issues, t.score_method) p
    where t.deleted_at is null and t.status <> ''new'' and t.parent_inspection_id is null
    group by 1, 2, 3, 4, 5, 6
    having (sum(t.sign * p.inspections), sum(t.sign * p.scored), sum(t.sign * p.score_sum), sum(t.sign * p.passed),
      sum(t.sign * p.failed), sum(t.sign * p.success), sum(t.sign * p.warning), sum(t.sign * p.error),
      sum(t.sign * p.deficiencies)) is distinct from (0, 0, 0, 0, 0, 0, 0, 0, 0)';
  return null;
end $$;

alter table inspection_day_changes no force row level security;
insert into inspection_day_changes (organization_id, part, day, final, area_type_id, label, inspections, scored,
  score_sum, passed, failed, success, warning, error, deficiencies)
select t.organization_id, p.part, t.inspected_on, t.status = 'finalized', p.area_type_id, p.label, sum(p.inspections),
  sum(p.scored), sum(p.score_sum), sum(p.passed), sum(p.failed), sum(p.success), sum(p.warning), sum(p.error),
  sum(p.deficiencies)
from inspections t
cross join lateral inspection_parts(t.score, t.outcome, t.band, t.deficiency_count, t.section_kinds, t.issues,
  t.score_method) p
where t.deleted_at is null and t.status <> 'new' and t.parent_inspection_id is null
group by 1, 2, 3, 4, 5, 6;
alter table inspection_day_changes force row level security;
alter table inspections force row level security;

create trigger count_days_of_new after insert on inspections
  referencing new table as come for each statement execute function count_inspection_days();
create trigger count_days_of_changed after update on inspections
  referencing old table as gone new table as come for each statement execute function count_inspection_days();
create trigger count_days_of_deleted after delete on inspections
  referencing old table as gone for each statement execute function count_inspection_days();
