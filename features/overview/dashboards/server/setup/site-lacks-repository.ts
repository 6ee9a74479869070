import { z } from 'zod';
import { mayHoldWorkSql } from '#features/accounts/access/server';
import type { SiteCriterion } from '#features/sites/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, type Values } from '#platform/server/db/values';
import { type SiteLack, siteLacks } from '../../contract/index.ts';

const activeService = `from job_services s where s.organization_id = $1 and s.job_id = j.id and s.status = 'active'
  and s.deleted_at is null`;

/** SQL: whether the active job `j` lacks it. `today` adds that day to the values, which must all be used. */
const lacking: Record<SiteLack, (today: () => string) => string> = {
  service: () => `not exists (select ${activeService})`,
  days: () =>
    `exists (select ${activeService}) and not exists (select ${activeService} and s.days_of_week <> '{}')`,
  duty: (today) => `not exists (select from job_site_assignment_users u
    join job_site_assignments a on a.organization_id = $1 and a.id = u.assignment_id and a.active and a.deleted_at is null
    join memberships m on m.organization_id = $1 and m.user_id = u.user_id
    where u.organization_id = $1 and u.job_id = j.id and (u.to_date is null or u.to_date >= ${today()})
      and ${mayHoldWorkSql})`,
  contract: (today) => `not exists (select from contracts c
    join job_services s on s.organization_id = $1 and s.id = c.job_service_id
    where c.organization_id = $1 and s.job_id = j.id and c.status = 'approved' and c.deleted_at is null
      and (c.termination_date is null or c.termination_date >= ${today()}))`,
  start: () => 'j.service_start_date is null',
};

const activeJobs = `from jobs j where j.organization_id = $1 and j.deleted_at is null and j.status = 'active'`;

type At = { now: Date; zone: string };

const dayOf =
  (values: Values, { now, zone }: At) =>
  (): string =>
    `${values.add(dateAt(now, zone))}::date`;

const byValue = (values: Values, at: At): string => {
  const today = dayOf(values, at);
  return siteLacks
    .map(
      (lack, place) =>
        `select j.id as job_id, ${place + 1} as value ${activeJobs} and ${lacking[lack](today)}`,
    )
    .join(' union all ');
};

/** Active sites that lack something which a company needs until it runs. */
export const lacksCriterion: SiteCriterion = {
  flags: ['admin.canEditJobSite'],
  max: siteLacks.length,
  jobsWith: (value, values, asker) =>
    `select j.id ${activeJobs} and ${lacking[siteLacks[value - 1] ?? 'service'](dayOf(values, asker))}`,
  jobsByValue: byValue,
};

const counted = z.object({ value: z.int(), count: z.int() });

/** How many active sites lack each of these. */
export const countLacks = async (tenant: Tenant, at: At): Promise<Record<SiteLack, number>> => {
  const values = collectValues([tenant.organizationId]);
  const rows = await tenant.query({
    name: 'sites-that-lack',
    text: `select value, count(*)::int as count from (${byValue(values, at)}) lacking group by value`,
    values: values.all,
    row: counted,
  });
  const found = new Map(rows.map(({ value, count }) => [siteLacks[value - 1], count]));
  return Object.fromEntries(siteLacks.map((lack) => [lack, found.get(lack) ?? 0])) as Record<
    SiteLack,
    number
  >;
};
