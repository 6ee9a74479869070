import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { seenInspection } from '../inspection/seen-sql-repository.ts';

export const seesInspection = async (tenant: Tenant, person: Person, id: number): Promise<boolean> => {
  if (!person.flags.has('hasAccessInspections')) return false;
  const { where, values } = seenInspection(tenant, person, id);
  const found = await tenant.query({
    text: `select t.id from inspections t where ${where}`,
    values,
    row: idRow,
  });
  return found.length > 0;
};
