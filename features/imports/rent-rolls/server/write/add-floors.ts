import { insertFloorRows } from '#features/sites/buildings/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Place } from '../places/place.ts';
import type { RealFloor, Wrote } from './step.ts';

/** Adds the missing floors of rows. Each is recorded for the first line that names it. */
export const addFloors = async (
  tenant: Tenant,
  places: Iterable<Place>,
  lines: ReadonlyMap<string, number>,
): Promise<{ real: RealFloor; wrote: Wrote[] }> => {
  const missing = [...places].flatMap((place) =>
    place.floors.filter(({ id }) => id < 0).map((floor) => ({ place, ...floor })),
  );
  const written = await insertFloorRows(
    tenant,
    missing.map(({ place, number, label }) => ({ building_id: place.id, number, label })),
  );
  const ids = new Map(missing.map(({ place, id }, at) => [`${place.id} ${id}`, written[at]?.id ?? 0]));
  return {
    real: (place, id) => (id < 0 ? (ids.get(`${place.id} ${id}`) ?? 0) : id),
    wrote: missing.flatMap(({ place, id, label }, at) => {
      const line = lines.get(`${place.id} ${id}`);
      const row = written[at];
      if (!row || line === undefined) return [];
      const record = { id: row.id, written_at: row.updated_at, page: place.jobId, name: label, before: null };
      return [{ line, record: { type: 'floor', ...record } }];
    }),
  };
};
