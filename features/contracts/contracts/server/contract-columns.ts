import { z } from 'zod';
import type { ColumnReader, JobColumn } from '#features/sites/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { termsFlags } from '../contract/endpoints.ts';
import { priceOn, statusOn } from '../contract/index.ts';
import { contractsOfJobs } from './contract-repository.ts';
import { pricedTerms } from './priced-terms.ts';
import { contractTexts } from './texts.ts';

const row = z.object({ job_id: z.int(), starts: z.string(), ends: z.string().nullable() });

type ContractDates = z.infer<typeof row>;

/** The first start and the earliest end of the contracts in force on a date, for each job that has one. */
const contractDatesOf = (tenant: Tenant, jobIds: readonly number[], date: string): Promise<ContractDates[]> =>
  tenant.query({
    name: 'contract-dates-of-jobs',
    text: `select s.job_id, min(c.start_date)::text as starts, min(c.termination_date)::text as ends
      from unnest($2::int[]) as j (id)
      join job_services s on s.organization_id = $1 and s.job_id = j.id and s.deleted_at is null
      join contracts c on c.organization_id = $1 and c.job_service_id = s.id and c.deleted_at is null
        and c.status in ('approved', 'terminated') and c.start_date <= $3::date
        and (c.termination_date is null or c.termination_date >= $3::date)
      group by s.job_id`,
    values: [tenant.organizationId, jobIds, date],
    row,
  });

const todayOf = ({ now, person }: ColumnReader): string => dateAt(now, person.timeZone);

const dateColumn = (date: 'starts' | 'ends'): JobColumn['values'] => {
  return async (tenant: Tenant, jobIds, reader) => {
    const rows = await contractDatesOf(tenant, jobIds, todayOf(reader));
    return new Map(rows.map((row) => [row.job_id, row[date] === null ? null : { wall: row[date] }]));
  };
};

const contractStart: JobColumn = {
  header: (locale) => contractTexts(locale)('export.start'),
  values: dateColumn('starts'),
};

const contractEnd: JobColumn = {
  header: (locale) => contractTexts(locale)('end'),
  listed: true,
  values: dateColumn('ends'),
};

const contractValue: JobColumn = {
  flags: termsFlags,
  header: (locale) => contractTexts(locale)('export.value'),
  values: async (tenant, jobIds, reader) => {
    const today = todayOf(reader);
    const rows = await contractsOfJobs(tenant, jobIds);
    const cents = new Map<number, number>();
    for (const row of rows.filter((each) => statusOn(each, today) === 'active')) {
      cents.set(
        row.job_id,
        (cents.get(row.job_id) ?? 0) + Math.round(priceOn(pricedTerms(row), today).contract_value * 100),
      );
    }
    return new Map([...cents].map(([jobId, sum]) => [jobId, sum / 100]));
  },
};

/** A site can have a contract in force for each service: the columns show the first start, the earliest end and the sum of
 * the values. Everyone who sees a site may see the dates of its contracts. */
export const contractColumns = {
  'contract-start': contractStart,
  'contract-end': contractEnd,
  'contract-value': contractValue,
};
