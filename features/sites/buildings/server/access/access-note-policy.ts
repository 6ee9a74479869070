import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { BuildingParts, HoldsDuty } from '../parts.ts';

/** Those who edit job sites, and whoever holds a duty at a job of the building today. */
export const mayReadAccessNote = async (
  { duties }: Pick<BuildingParts, 'duties'>,
  tenant: Tenant,
  { flags }: Pick<Person, 'flags'>,
  today: Parameters<HoldsDuty>[1],
): Promise<boolean> => {
  if (flags.has('admin.canEditJobSite')) return true;
  const held = await Promise.all(Object.values(duties).map((holds) => holds(tenant, today)));
  return held.includes(true);
};
