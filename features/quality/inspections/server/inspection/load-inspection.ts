import { notFound, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { InspectionRef } from '../../contract/index.ts';
import { lockInspection, type StoredInspection } from './inspection-repository.ts';

type Call = { tenant: Tenant; person: Person };

export const loadInspection = async (
  { tenant, person }: Call,
  ref: InspectionRef,
): Promise<StoredInspection> => {
  const found = await lockInspection(tenant, person, ref);
  if (!found) throw notFound();
  return found;
};

/** Refuses a final inspection, which can no longer be changed. */
export const loadForEdit = async (call: Call, ref: InspectionRef): Promise<StoredInspection> => {
  const found = await loadInspection(call, ref);
  if (found.status === 'finalized') throw refused('inspection_finalized');
  return found;
};
