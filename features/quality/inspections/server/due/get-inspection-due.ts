import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type dueEndpoints, type InspectionDue, seesOnlyFinal } from '../../contract/index.ts';
import { loadDue } from './due-repository.ts';
import { presentDue } from './present-due.ts';

export const getInspectionDue = async ({
  tenant,
  person,
  params,
  now,
}: SignedInCall<(typeof dueEndpoints)['getInspectionDue']>): Promise<InspectionDue> => {
  const due = await loadDue(tenant, params.id, { now, onlyFinal: seesOnlyFinal(person.flags) });
  if (!due) throw notFound();
  return presentDue(due, person);
};
