import { z } from 'zod';
import type { SiteCriterion } from '#features/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { type SiteLack, siteLacks } from '../../contract/index.ts';

const activeService = `from job_services s where s.organization_id = $1 and s.job_id = j.id and s.status = 'active'
  and s.deleted_at is null`;

/** SQL: whether the active job `j` lacks it. */
const lacking: Record<SiteLack, string> = {
  service: `not exists (select ${activeService})`,
  days: `exists (select ${activeService}) and not exists (select ${activeService} and s.days_of_week <> '{}')`,
  duty: `not exists (select from job_site_assignment_users u where u.organization_id = $1 and u.job_id = j.id
    and u.to_date is null)`,
  contract: `not exists (select from contracts c join job_services s on s.organization_id = $1 and s.id = c.job_service_id
    where c.organization_id = $1 and s.job_id = j.id and c.status = 'approved' and c.deleted_at is null)`,
  start: 'j.service_start_date is null',
};

const activeJobs = `from jobs j where j.organization_id = $1 and j.deleted_at is null and j.status = 'active'`;

const byValue = (): string =>
  siteLacks
    .map((lack, at) => `select j.id as job_id, ${at + 1} as value ${activeJobs} and ${lacking[lack]}`)
    .join(' union all ');

/** Active sites that lack something which a company needs until it runs. */
export const lacksCriterion: SiteCriterion = {
  flags: ['admin.canEditJobSite'],
  max: siteLacks.length,
  jobsWith: (value) => `select j.id ${activeJobs} and ${lacking[siteLacks[value - 1] ?? 'service']}`,
  jobsByValue: byValue,
};

const counted = z.object({ value: z.int(), count: z.int() });

/** How many active sites lack each of these. */
export const countLacks = async (tenant: Tenant): Promise<Record<SiteLack, number>> => {
  const { all } = collectValues([tenant.organizationId]);
  const rows = await tenant.query({
    name: 'sites-that-lack',
    text: `select value, count(*)::int as count from (${byValue()}) lacking group by value`,
    values: all,
    row: counted,
  });
  const found = new Map(rows.map(({ value, count }) => [siteLacks[value - 1], count]));
  return Object.fromEntries(siteLacks.map((lack) => [lack, found.get(lack) ?? 0])) as Record<
    SiteLack,
    number
  >;
};
