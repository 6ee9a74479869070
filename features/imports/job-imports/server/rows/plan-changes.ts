import { mayChangeFrequency } from '#features/sites/buildings/contract';
import { jobsInScope } from '#features/sites/jobs/server';
import { invalid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { CleanedRow, JobImportMapping, SiteKey } from '../../contract/index.ts';
import { keyedJobs } from './keyed-jobs.ts';

/** What a file changes at a site needs the rights of its form and of its plan of inspections; so does taking that back. */
export const mayUpdateSites = (person: Pick<Person, 'flags'>): boolean =>
  person.flags.has('admin.canEditJobSite') && mayChangeFrequency(person);

/** The jobs of a file that this person may change: those in scope. */
export const planChanges = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'>,
  { existing, match }: Pick<JobImportMapping, 'existing' | 'match'>,
  rows: readonly { row: Pick<CleanedRow, SiteKey | 'zip'> }[],
): Promise<number[]> => {
  if (existing !== 'update') return [];
  if (!mayUpdateSites(person)) throw invalid({ 'mapping.existing': ['import_update_forbidden'] });
  const found = await keyedJobs(tenant, rows, { match, importId: 0 });
  const ids = new Set([...found.values()].flatMap((jobs) => [...jobs]));
  return (await jobsInScope(tenant, [...ids])).map(({ job_id }) => job_id);
};
