import type { AreaRow } from '#features/sites/areas/contract';
import { areaName } from '#features/sites/areas/web';
import type { JobRow } from '#features/sites/jobs/contract';

export type SiteGroup = { key: string; name: string; ids: string[] };

const byName = (one: SiteGroup, other: SiteGroup): number => one.name.localeCompare(other.name);

/** The area with all areas below it. */
const within = (id: number, areas: readonly AreaRow[]): ReadonlySet<number> => {
  const found = new Set([id]);
  // A set is walked to its end although it grows meanwhile; each area is added once.
  for (const parent of found)
    for (const { id: child, parent_area_id } of areas) if (parent_area_id === parent) found.add(child);
  return found;
};

/** Active sites that can be chosen together: all of them, those of each client and of each area, with what lies below it. */
export const siteGroups = (
  sites: readonly JobRow[],
  areas: readonly AreaRow[],
): { all: string[]; clients: SiteGroup[]; areas: SiteGroup[] } => {
  const active = sites.filter(({ status }) => status === 'active');
  const idsOf = (some: readonly JobRow[]) => some.map(({ id }) => String(id));
  const clients = Map.groupBy(active, ({ client }) => client.id);
  return {
    all: idsOf(active),
    clients: [...clients]
      .map(([id, some]) => ({ key: `client ${id}`, name: some[0]?.client.name ?? '', ids: idsOf(some) }))
      .sort(byName),
    areas: areas
      .map(({ id, name }) => {
        const inside = within(id, areas);
        const some = active.filter(({ buildings = [] }) =>
          buildings.some(({ area_id }) => area_id !== null && inside.has(area_id)),
        );
        return { key: `area ${id}`, name: areaName({ name }), ids: idsOf(some) };
      })
      .filter(({ ids }) => ids.length > 0)
      .sort(byName),
  };
};
