import type { ColumnReader, JobColumn } from '#features/sites/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { priceOn, statusOn } from '../contract/index.ts';
import { termsFlags } from '../contract/terms-flags.ts';
import { contractDatesOf } from './contract-dates-repository.ts';
import { contractsOfJobs } from './contract-repository.ts';
import { pricedTerms } from './priced-terms.ts';
import { contractTexts } from './texts.ts';

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
