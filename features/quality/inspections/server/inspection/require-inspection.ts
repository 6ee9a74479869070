import { notFound, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { InspectionRef } from '../../contract/index.ts';
import { lockInspection, type StoredInspection } from './inspection-repository.ts';

type Call = { tenant: Tenant; person: Person };

export const requireInspection = async (
  { tenant, person }: Call,
  ref: InspectionRef,
): Promise<StoredInspection> => {
  const found = await lockInspection(tenant, person, ref);
  if (!found) throw notFound();
  return found;
};

/** Refuses a final inspection, which can no longer be changed. */
export const requireEditableInspection = async (
  call: Call,
  ref: InspectionRef,
): Promise<StoredInspection> => {
  const found = await requireInspection(call, ref);
  if (found.status === 'finalized') throw refused('inspection_finalized');
  return found;
};
