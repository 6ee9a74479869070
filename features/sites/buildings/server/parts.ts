import type { Tenant } from '#platform/server/db/tenant';
import type { Entries, Gather } from '#platform/server/feature/server-feature';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { BuildingUse } from '../contract/index.ts';

type Found = { total: number; named: readonly Omit<BuildingUse, 'kind'>[] };

/** Records that need the building: how many there are, and at most `max` of those in the reader's scope. */
export type LoadBuildingUses = (tenant: Tenant, buildingId: number, max: number) => Promise<Found>;

/** Whether a person holds a duty at the building on a date. */
export type HoldsDuty = (
  tenant: Tenant,
  at: { buildingId: number; userId: number; date: string },
) => Promise<boolean>;

type LinkingCall = { tenant: Tenant; person: Person; now: Date; wiring: Pick<Wiring, 'events'> };

/** Puts a building that has just been made at a job of the person who made it. */
export type LinkNewBuilding = (call: LinkingCall, jobId: number, buildingId: number) => Promise<void>;

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By kind of record: `jobs`. A building that has such records is not deleted. */
    buildingUses: LoadBuildingUses;
    /** By what gives duties. Whoever holds one today may read how to get in. */
    buildingDuties: HoldsDuty;
    /** By what is done at buildings: `jobs`. */
    buildingLinks: LinkNewBuilding;
  }
}

export type BuildingParts = {
  uses: Entries<'buildingUses'>;
  duties: Entries<'buildingDuties'>;
  links: Entries<'buildingLinks'>;
};

export const gatherParts = (gather: Gather): BuildingParts => ({
  uses: gather('buildingUses'),
  duties: gather('buildingDuties'),
  links: gather('buildingLinks'),
});
