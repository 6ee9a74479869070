import type { SiteColumns } from '#features/jobs/server';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { termsFlags } from '../contract/contract.ts';
import { priceOn, statusOn } from '../contract/index.ts';
import { type ContractRow, contractsOfJobs } from './contract-repository.ts';
import { readLines } from './stored-lines.ts';
import { contractTexts } from './texts.ts';

type Reader = Parameters<SiteColumns['values']>[2];

/** The contracts in force today, by job. */
const inForce = async (tenant: Tenant, jobIds: readonly number[], { now, person }: Reader) => {
  const today = dateAt(now, person.timeZone);
  const rows = (await contractsOfJobs(tenant, jobIds)).filter((row) => statusOn(row, today) === 'active');
  return { today, byJob: Map.groupBy(rows, ({ job_id }) => job_id) };
};

const valueOn = (row: ContractRow, date: string): number => {
  const square_feet = {
    gross_cleanable: row.gross_cleanable_sqft,
    occupied: row.occupied_sqft,
    vacant: row.vacant_sqft,
  };
  return priceOn({ square_feet, ...readLines(row) }, date).contract_value;
};

const eachJob = <T>(
  byJob: ReadonlyMap<number, readonly ContractRow[]>,
  value: (rows: readonly ContractRow[]) => T,
) => new Map([...byJob].map(([jobId, rows]) => [jobId, value(rows)]));

const wall = (date: string | undefined) => (date ? { wall: date } : null);

const contractDates: SiteColumns = {
  headers: (locale) => [contractTexts(locale)('export.start'), contractTexts(locale)('export.end')],
  values: async (tenant, jobIds, reader) => {
    const { byJob } = await inForce(tenant, jobIds, reader);
    return eachJob(byJob, (rows) => [
      wall(rows.map(({ start_date }) => start_date).sort()[0]),
      wall(rows.flatMap(({ termination_date }) => termination_date ?? []).sort()[0]),
    ]);
  },
};

const contractValue: SiteColumns = {
  flags: termsFlags,
  headers: (locale) => [contractTexts(locale)('export.value')],
  values: async (tenant, jobIds, reader) => {
    const { byJob, today } = await inForce(tenant, jobIds, reader);
    return eachJob(byJob, (rows) => [
      rows.reduce((cents, row) => cents + Math.round(valueOn(row, today) * 100), 0) / 100,
    ]);
  },
};

/** Of several contracts in force, one for each service: the first start, the end that comes first, and what they are
 * worth together. */
export const contractColumns = { 'contract-dates': contractDates, 'contract-value': contractValue };
