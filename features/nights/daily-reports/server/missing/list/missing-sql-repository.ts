import { jobJson } from '#features/sites/jobs/server';
import { isoText } from '#platform/server/db/iso-text';
import { personJson } from '#platform/server/db/person-name';
import { isBegunReport, isHandedIn, ofBegunReport } from '../../nights/night-sql-repository.ts';

/** A day `t` that a site owes, with its site and what was done about it. `$1` is the organization. */
export const owedDays = `service_days t
  join buildings b on b.organization_id = $1 and b.id = t.building_id
  join jobs j on j.organization_id = $1 and j.id = t.job_id
  join clients c on c.organization_id = $1 and c.id = j.client_id
  left join areas a on a.organization_id = $1 and a.id = b.area_id
  left join missing_work w on w.organization_id = $1 and w.work = t.work and w.day = t.day and w.job_id = t.job_id
    and w.building_id = t.building_id`;

const logOfDay = (statuses: string) => `action_logs l where l.organization_id = $1 and l.job_id = t.job_id
    and l.building_id = t.building_id and l.log_date = t.day and l.deleted_at is null and l.status ${statuses}`;

const either = (report: string, log: string) =>
  `case t.work when 'nightly_report' then ${report} else ${log} end`;

export const handedIn = either(isHandedIn, `exists (select from ${logOfDay(`<> 'new'`)})`);

/** SQL: there is a report or log with the status `new`, so it was started and not handed in. */
export const isBegun = either(isBegunReport, `exists (select from ${logOfDay(`= 'new'`)})`);

/** People `l` who held the duty of the day `t` at its job: the supervisors of a night, the porters of a day. A lateral join,
 * because a plain one reads all assignments of the company for each of its people. */
export const onDuty = `job_site_assignment_users l
  cross join lateral (select from job_site_assignments d where d.organization_id = $1 and d.id = l.assignment_id and d.active
    and d.deleted_at is null
    and d.role_key = case t.work when 'nightly_report' then 'supervisor' else 'day-porter' end offset 0) d
  where l.organization_id = $1 and l.job_id = t.job_id
    and (l.from_date is null or l.from_date <= t.day) and (l.to_date is null or l.to_date >= t.day)`;

/** SQL: those of them who are still active. A lateral join for the same reason. */
const peopleOnDuty = `(select distinct l.user_id from ${onDuty}) held
    cross join lateral (select m.user_id, m.name, m.phone from memberships m where m.organization_id = $1
      and m.user_id = held.user_id and m.status = 'active' and m.deleted_at is null offset 0) p`;

/** SQL: the first of them by name, for a list in groups. */
export const firstOnDuty = `left join lateral (select p.user_id as id, p.name from ${peopleOnDuty}
    order by p.name, p.user_id limit 1) f on true`;

const begun = either(
  ofBegunReport(`json_build_object('id', r.id, 'by', ${personJson('r', 'supervisor_id')}, 'since', ${isoText('r.started_at')},
      'doors', json_build_object('required', r.doors_required, 'checked', r.doors_checked))`),
  `(select json_build_object('id', l.id, 'by', ${personJson('l', 'porter_id')}, 'since', ${isoText('l.created_at')},
      'doors', null) from ${logOfDay(`= 'new'`)} order by l.id limit 1)`,
);

export const missingColumns = `t.id, t.work, t.day::text as day,
  ${jobJson} as job,
  json_build_object('id', b.id, 'name', b.name) as building,
  json_build_object('id', c.id, 'name', c.name) as client,
  case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as area,
  coalesce((select json_agg(json_build_object('id', p.user_id, 'name', p.name, 'phone', p.phone) order by p.name, p.user_id)
    from ${peopleOnDuty}), '[]') as people,
  ${handedIn} as handed_in, ${begun} as begun,
  case when w.reminded_at is not null then json_build_object('at', ${isoText('w.reminded_at')},
    'by', ${personJson('w', 'reminded_by')}) end as reminded,
  case when t.excused_at is not null then json_build_object('at', ${isoText('t.excused_at')},
    'by', ${personJson('t', 'excused_by')}, 'reason', t.excuse_reason) end as excused`;
