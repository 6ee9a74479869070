import { Temporal } from 'temporal-polyfill';
import { listFiles, type MayDraw } from '#features/accounts/files/server';
import type { FoundJob } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type Contract, mayReadTerms } from '../contract/index.ts';
import { presentContract } from './contract-presenter.ts';
import type { ContractRow } from './contract-repository.ts';
import { signedFiles } from './signed/signed-files.ts';

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
  const signed = new Map(rows.filter((row) => row.signed_file_id !== null).map((row) => [row.id, row]));
  const mayDraw: MayDraw = (file) => {
    const row = signed.get(file.owner_id);
    return row !== undefined && signedFiles.mayDraw(person, row)(file);
  };
  const files =
    signed.size > 0 ? await listFiles(tenant, 'contract', [...signed.keys()], person, mayDraw) : undefined;
  return rows.map((row) => presentContract(row, today, files?.get(row.id) ?? []));
};
