import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { seesSchedule } from '#features/quality/inspections/contract';
import type { CalendarDate, LoadCalendarDates } from '#features/sites/calendar-feeds/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { dueJobs, dueWhere } from '../due/due-list-repository.ts';
import { planJoins } from '../plan/plan-repository.ts';
import { scheduleTexts } from '../texts.ts';

const row = z.object({
  id: z.int(),
  job_id: z.int(),
  day: z.string(),
  job: z.string(),
  building: z.string(),
  address: z.string(),
});

type DatedSite = z.infer<typeof row>;

type Days = { from: string; to: string };

/** Maximum number of dates in a calendar. People with more sites use the schedule. */
const max = 500;

const site = `j.id as job_id, j.job_number || ' ' || j.job_name as job,
  concat_ws(', ', s.address, s.city, s.state || ' ' || s.zip) as address, s.name as building`;

/** The plans of the reader. */
const ownPlans = (tenant: Tenant, { from, to }: Days): Promise<DatedSite[]> => {
  const values = collectValues([tenant.organizationId, from, to, tenant.userId]);
  return tenant.query({
    text: `select p.id, p.planned_on::text as day, ${site} from ${planJoins}
      join buildings s on s.organization_id = $1 and s.id = p.building_id
      where p.organization_id = $1 and p.user_id = $4 and p.inspection_id is null
        and p.planned_on between $2::date and $3::date${inScopeSql(tenant, 'j.id', values)}
      order by p.planned_on, p.id limit ${max}`,
    values: values.all,
    row,
  });
};

/** Inspections that are due at sites of the reader and have no plan. */
const dueWithoutPlan = (tenant: Tenant, { from, to }: Days, now: Date): Promise<DatedSite[]> => {
  const values = collectValues([tenant.organizationId, from, to, now.toISOString()]);
  return tenant.query({
    text: `select j.id, n.due_on::text as day, ${site} from ${dueJobs('$4')}
      join buildings s on s.organization_id = $1 and s.id = b.id
      where ${dueWhere} and p.planned_on is null and n.due_on between $2::date and $3::date${inScopeSql(tenant, 'j.id', values)}
      order by n.due_on, j.id limit ${max}`,
    values: values.all,
    row,
  });
};

/** Planned and due inspections in the calendar of a person. */
export const loadDates: LoadCalendarDates = async (tenant, { flags, locale }, days) => {
  if (!seesSchedule(flags)) return [];
  const t = scheduleTexts(locale);
  const mayBegin = flags.has('inspections.canEdit');
  const dateOf = (
    kind: 'planned' | 'due',
    { id, job_id, day, job, building, address }: DatedSite,
  ): CalendarDate => ({
    key: `${kind}-${id}`,
    day,
    title: t(`calendar.${kind}`, { site: job }),
    text: t(`calendar.${kind}Text`, { site: job, building }),
    place: address,
    path: mayBegin ? `/quality/inspections/create?job=${job_id}` : `/quality/inspections/due/${job_id}`,
  });
  const planned = await ownPlans(tenant, days);
  const due = await dueWithoutPlan(tenant, days, days.now);
  return [...planned.map((site) => dateOf('planned', site)), ...due.map((site) => dateOf('due', site))];
};
