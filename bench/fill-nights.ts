/** The number of sites with night crews. It is fixed, so that ten times as many reports are ten times the nights. */
const served = 100;

const [doors, entries] = [20, 20];

/** Action logs of one day. There are a quarter as many logs as reports, so both cover the same number of days. */
const logsADay = served / 4;

/** Twice as many nightly reports as `:records`, each with twenty doors, of which one in 300 was found unlocked; and half as
 * many action logs as `:records`, each with twenty entries. One report in 50 is missing. */
export const nightsSql = `
  insert into daily_reports (organization_id, number, status, type, job_id, building_id, report_date, supervisor_id,
    started_at, submitted_at, finalized_at, doors_required, doors_checked, doors_unlocked, headcount_planned,
    headcount_present, general_comments, incident_count)
  select :org, n, case when n % 40 = 0 then 'pending' else 'finalized' end, 'night_cleaning', s.job_id, s.building_id, night,
    p.ids[1 + n % array_length(p.ids, 1)], night + time '19:00', night + time '23:00',
    case when n % 40 > 0 then night + 1 + time '06:00' + n % 20 * interval '30 minutes' end, ${doors}, ${doors},
    (n % 15 = 0)::int, 4, 4 - (n % 9 = 0)::int, case when n % 4 = 0 then 'All floors done' else '' end, (n % 60 = 0)::int
  from generate_series(1, 2 * :records) n
  cross join lateral (select current_date - n / ${served} as night) d
  join (select job_id, building_id, row_number() over (order by job_id) - 1 as i from job_buildings
    where organization_id = :org) s on s.i = n % ${served},
  (select array_agg(user_id order by user_id) as ids from memberships where organization_id = :org) p
  where n % 50 > 0;

  insert into daily_report_checks (organization_id, report_id, kind, place_id, name, suite, result, checked_at, entered_at)
  select :org, t.id, 'tenant', t.job_id * 100 + k, 'Tenant ' || k, k::text,
    case when k = 1 + t.number / 15 % ${doors} and t.doors_unlocked > 0 then 'found_unlocked' else 'locked' end, '22:10',
    t.started_at
  from daily_reports t cross join generate_series(1, ${doors}) k where t.organization_id = :org;

  insert into daily_report_incidents (organization_id, report_id, client_uuid, kind, description, entered_at)
  select :org, id, gen_random_uuid(), (array['leak', 'damage', 'lights_out'])[1 + number / 60 % 3], 'Seen', started_at
  from daily_reports where organization_id = :org and incident_count > 0;

  insert into service_days (organization_id, work, day, job_id, building_id)
  select :org, w.work, current_date - n, s.job_id, s.building_id
  from generate_series(1, 2 * :records / ${served}) n
  cross join (values ('nightly_report'), ('action_log')) w (work)
  join (select job_id, building_id, row_number() over (order by job_id) - 1 as i from job_buildings
    where organization_id = :org) s on s.i < ${served} and (w.work = 'nightly_report' or s.i < ${logsADay});

  insert into action_logs (organization_id, status, job_id, building_id, log_date, porter_id, finalized_at)
  select :org, case when n % 30 = 0 then 'pending' else 'finalized' end, s.job_id, s.building_id,
    current_date - n / ${logsADay}, p.ids[1 + n % array_length(p.ids, 1)], case when n % 30 > 0 then now() end
  from generate_series(1, :records / 2) n
  join (select job_id, building_id, row_number() over (order by job_id) - 1 as i from job_buildings
    where organization_id = :org) s on s.i = n % ${logsADay},
  (select array_agg(user_id order by user_id) as ids from memberships where organization_id = :org) p;

  insert into common_areas (organization_id, building_id, name, type_id)
  select :org, s.building_id, 'Restroom ' || k, (select min(id) from common_area_types where organization_id = :org)
  from (select building_id from job_buildings where organization_id = :org order by job_id limit ${logsADay}) s,
    generate_series(1, 4) k
  where :records > 0;

  insert into action_log_entries (organization_id, log_id, action_type, common_area_id, started_at, requested_at,
    photo_count)
  select :org, l.id, y.type, case when y.type = 'restroom_check' then r.ids[1 + k / 2 % 4] end,
    l.log_date + time '13:00' + k * interval '24 minutes',
    case when y.type = 'tenant_request' then l.log_date + time '12:50' + k * interval '24 minutes' end, (k % 5 = 0)::int
  from action_logs l
  join (select building_id, array_agg(id order by id) as ids from common_areas where organization_id = :org
    and name like 'Restroom %' group by 1) r on r.building_id = l.building_id
  cross join generate_series(1, ${entries}) k
  cross join lateral (select case when k % 2 = 0 then 'restroom_check' when k % 9 = 0 then 'tenant_request'
    when k % 3 = 0 then 'lobby' else 'trash' end as type) y
  where l.organization_id = :org;
`;
