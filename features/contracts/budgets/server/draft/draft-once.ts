import type { FoundJob } from '#features/sites/jobs/server';
import { invalid } from '#platform/contract/errors';
import type { BudgetRecord } from '../../contract/index.ts';
import { loadByClientUuid } from '../budget-repository.ts';
import { presentChanged } from '../record/present-record.ts';
import type { Reader } from '../record/reading-of.ts';

type Draft = { job: FoundJob; serviceId: number; client_uuid: string | undefined };

/** A repeat with the same client_uuid answers the draft that exists. */
export const draftOnce = async (
  reader: Reader,
  { job, serviceId, client_uuid }: Draft,
  draft: () => Promise<number>,
): Promise<BudgetRecord> => {
  const known = client_uuid && (await loadByClientUuid(reader.tenant, client_uuid));
  if (known && (known.job_service_id !== serviceId || known.created_by !== reader.person.userId))
    throw invalid({ client_uuid: ['taken'] });
  return presentChanged(reader, job, known ? known.id : await draft());
};
