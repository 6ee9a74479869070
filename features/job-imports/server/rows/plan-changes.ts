import { mayChangeFrequency } from '#features/buildings/contract';
import { jobsByNumber } from '#features/jobs/server';
import { invalid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { CleanedRow, JobImportMapping } from '../../contract/index.ts';

/** What a file changes at a site needs the rights of its form and of its plan of inspections; so does taking that back. */
export const mayUpdateSites = (person: Pick<Person, 'flags'>): boolean =>
  person.flags.has('admin.canEditJobSite') && mayChangeFrequency(person);

/** The jobs of a file that this person may change: those in scope. */
export const planChanges = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'>,
  { existing }: Pick<JobImportMapping, 'existing'>,
  rows: readonly { row: Pick<CleanedRow, 'job_number'> }[],
): Promise<number[]> => {
  if (existing !== 'update') return [];
  if (!mayUpdateSites(person)) throw invalid({ 'mapping.existing': ['import_update_forbidden'] });
  const numbers = [...new Set(rows.map(({ row }) => row.job_number).filter(Boolean))];
  return (await jobsByNumber(tenant, numbers)).map(({ job_id }) => job_id);
};
