import { Temporal } from 'temporal-polyfill';
import { listFiles } from '#features/files/server';
import type { FoundJob } from '#features/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type Contract, mayReadTerms } from '../contract/index.ts';
import { presentContract } from './contract-presenter.ts';
import type { ContractRow } from './contract-repository.ts';

/** Today at the first building of the job, or at the organization when the job has no building. */
export const todayAt = (job: FoundJob, person: Person, now: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(job.buildings[0]?.time_zone ?? person.timeZone)
    .toPlainDate()
    .toString();

type Reading = { tenant: Tenant; person: Person; now: Date };

/** The contracts of one job with what this person may read. */
export const presentContracts = async (
  { tenant, person, now }: Reading,
  job: FoundJob,
  rows: readonly ContractRow[],
): Promise<Contract[]> => {
  const today = todayAt(job, person, now);
  if (!mayReadTerms(person.flags)) return rows.map((row) => presentContract(row, today, null));
  const signed = rows.filter((row) => row.signed_file_id !== null).map(({ id }) => id);
  const files = signed.length > 0 ? await listFiles(tenant, 'contract', signed, person) : undefined;
  return rows.map((row) => presentContract(row, today, files?.get(row.id) ?? []));
};
