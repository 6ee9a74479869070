-- Up Migration

-- Sums of whole weeks, of the parts that nobody asks for by day: a range of months then reads as many rows as it has weeks,
-- sections and issues, not days.
create table inspection_weeks (
  organization_id integer not null references organizations (id),
  part text not null check (part in ('section', 'issue', 'method')),
  -- Its Sunday.
  week date not null check (extract(dow from week) = 0),
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
  primary key (organization_id, part, week, final, area_type_id, label)
);

alter table inspection_days no force row level security;
insert into inspection_weeks
select organization_id, part, day - extract(dow from day)::int, final, area_type_id, label, sum(inspections), sum(scored),
  sum(score_sum), sum(passed), sum(failed), sum(success), sum(warning), sum(error), sum(deficiencies)
from inspection_days where part <> 'all' group by 1, 2, 3, 4, 5, 6;
alter table inspection_days force row level security;
call guard_tenant('inspection_weeks');

-- When one issue was found last.
create index inspection_days_of_issue on inspection_days (organization_id, area_type_id, label, day) where part = 'issue';
