import type { BuildingCard } from '#features/sites/buildings/contract';
import type { Job, JobRow } from '../../contract/index.ts';

export type LinkChoices = Record<'client' | 'area' | 'other', BuildingCard[]>;

/** The buildings that can be added to a job, in three groups: those with another job of the same client, those in an area of
 * the job, and all others. */
export const linkChoices = (
  job: Pick<Job, 'client' | 'buildings'>,
  sites: readonly JobRow[],
  buildings: readonly BuildingCard[],
): LinkChoices => {
  const own = new Set(job.buildings.map(({ id }) => id));
  const areas = new Set(job.buildings.map(({ area_id }) => area_id).filter((id) => id !== null));
  const ofClient = new Set(
    sites
      .filter(({ client }) => client.id === job.client.id)
      .flatMap(({ buildings: at = [] }) => at.map(({ id }) => id)),
  );
  const choices: LinkChoices = { client: [], area: [], other: [] };
  for (const building of buildings) {
    if (own.has(building.id)) continue;
    const near = ofClient.has(building.id)
      ? 'client'
      : building.area_id !== null && areas.has(building.area_id)
        ? 'area'
        : 'other';
    choices[near].push(building);
  }
  return choices;
};
