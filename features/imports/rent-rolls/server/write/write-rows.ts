import { type WrittenRow, withJudged } from '#features/imports/imports/server';
import { insertFloorRows, insertTenantRows, setOccupants } from '#features/sites/buildings/server';
import type { Tenant } from '#platform/server/db/tenant';
import { judgeRows } from '../judge-rows.ts';
import type { JudgedRent } from '../judging.ts';
import { loadJudging } from '../load-judging.ts';
import type { Place } from '../places/place.ts';
import {
  ofType,
  type RealFloor,
  type RentWriting,
  recordPlaces,
  type Step,
  stepsOf,
  type Wrote,
} from './step.ts';
import { writeVacancies } from './write-vacancies.ts';

/** Inserts new tenants in one statement, and sets the fields of existing ones. */
const writeTenants = async (
  tenant: Tenant,
  steps: readonly Step[],
  { real, writing }: { real: RealFloor; writing: RentWriting },
): Promise<Wrote[]> => {
  const created = ofType(steps, 'tenant');
  const rows = await insertTenantRows(
    tenant,
    created.map(({ place, change: { fields } }) => ({
      building_id: place.id,
      color: null,
      ...fields,
      floor_ids: fields.floor_ids.map((id) => real(place, id)),
    })),
  );
  const wrote: (Wrote & Pick<Step, 'place'>)[] = rows.flatMap((row, at) => {
    const step = created[at];
    if (!step) return [];
    const { line, place, name } = step;
    const record = { id: row.id, written_at: row.updated_at, page: place.jobId, name, before: null };
    return [{ line, place, record: { type: 'tenant', ...record } }];
  });
  const changed = ofType(steps, 'tenant-change');
  const times = await setOccupants(
    tenant,
    'building_tenants',
    changed.map(({ place, change: { id, after } }) => {
      const { floor_ids, ...fields } = after;
      const floors = floor_ids ? { floor_ids: floor_ids.map((each) => real(place, each)) } : {};
      return { id, change: { ...fields, ...floors } };
    }),
  );
  for (const { line, place, name, change } of changed) {
    const { id, before } = change;
    const written_at = times.get(id) ?? '';
    wrote.push({ line, place, record: { type: 'tenant', id, written_at, page: place.jobId, name, before } });
  }
  await recordPlaces(
    tenant,
    writing,
    'building-tenant',
    wrote.map(({ place, record: { id } }) => ({ place, id })),
  );
  return wrote;
};

/** Adds the missing floors of rows. Each is recorded for the first line that names it. */
const addFloors = async (
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

const isHopeful = ({ outcome }: JudgedRent): boolean => outcome === 'created' || outcome === 'updated';

/** Decides about the rows again with their buildings locked, because somebody may have changed these meanwhile. */
const judgeAgain = async (tenant: Tenant, rows: readonly JudgedRent[], writing: RentWriting) => {
  const hopeful = rows.filter(isHopeful);
  const ids = new Set(hopeful.flatMap(({ place }) => place?.id ?? []));
  const judging = await loadJudging(tenant, writing, ids);
  const judged = judgeRows(
    hopeful.map(({ line, cells, row, warnings }) => ({
      line,
      cells,
      row,
      faults: [],
      // This warning is added again if it still applies.
      warnings: warnings.filter(({ code }) => code !== 'rent_roll_floors_created'),
    })),
    judging,
  );
  return { rows: withJudged(rows, judged), places: judging.places.values() };
};

/** The first line that names a floor, as `building floor`. */
const firstLines = (rows: readonly JudgedRent[]): ReadonlyMap<string, number> =>
  new Map(
    rows
      .toReversed()
      .flatMap(({ line, place, floors = [] }) => floors.map(({ id }) => [`${place?.id} ${id}`, line])),
  );

/** Writes one part of a rent roll: its floors, tenants and vacancies. */
export const writeRows = async (
  tenant: Tenant,
  judged: readonly JudgedRent[],
  writing: RentWriting,
): Promise<WrittenRow[]> => {
  const { rows, places } = await judgeAgain(tenant, judged, writing);
  const hopeful = rows.filter(isHopeful);
  const added = await addFloors(tenant, places, firstLines(hopeful));
  const steps = stepsOf(hopeful);
  const context = { real: added.real, writing };
  const wrote = [
    ...(await writeTenants(tenant, steps, context)),
    ...(await writeVacancies(tenant, steps, context)),
    ...added.wrote,
  ];
  const byLine = Map.groupBy(wrote, ({ line }) => line);
  return rows.map((row) => ({
    ...row,
    records: (byLine.get(row.line) ?? []).map(({ record }) => record),
  }));
};
