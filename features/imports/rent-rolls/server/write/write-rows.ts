import type { WrittenRow } from '#features/imports/imports/server';
import type { Tenant } from '#platform/server/db/tenant';
import { judgeRows } from '../judge-rows.ts';
import type { JudgedRent } from '../judging.ts';
import { loadJudging } from '../load-judging.ts';
import { addFloors } from './add-floors.ts';
import { stepsOf, type Writing } from './step.ts';
import { writeTenants } from './write-tenants.ts';
import { writeVacancies } from './write-vacancies.ts';

const isHopeful = ({ outcome }: JudgedRent): boolean => outcome === 'created' || outcome === 'updated';

/** Decides about the rows again with their buildings locked, because somebody may have changed these meanwhile. */
const judgeAgain = async (tenant: Tenant, rows: readonly JudgedRent[], writing: Writing) => {
  const hopeful = rows.filter(isHopeful);
  const ids = new Set(hopeful.flatMap(({ place }) => place?.id ?? []));
  const judging = await loadJudging(tenant, writing, ids);
  const judged = judgeRows(
    hopeful.map(({ line, cells, row, warnings }) => ({
      ...{ line, cells, row, faults: [] },
      // This warning is added again if it still applies.
      warnings: warnings.filter(({ code }) => code !== 'rent_roll_floors_created'),
    })),
    judging,
  );
  const again = new Map(judged.map((row) => [row.line, row]));
  return { rows: rows.map((row) => again.get(row.line) ?? row), places: judging.places.values() };
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
  writing: Writing,
): Promise<WrittenRow[]> => {
  const { rows, places } = await judgeAgain(tenant, judged, writing);
  const hopeful = rows.filter(isHopeful);
  const added = await addFloors(tenant, places, firstLines(hopeful));
  const steps = stepsOf(hopeful);
  const given = { real: added.real, writing };
  const wrote = [
    ...(await writeTenants(tenant, steps, given)),
    ...(await writeVacancies(tenant, steps, given)),
    ...added.wrote,
  ];
  const byLine = Map.groupBy(wrote, ({ line }) => line);
  return rows.map(({ line, outcome, reasons, warnings }) => ({
    ...{ line, outcome, reasons, warnings },
    records: (byLine.get(line) ?? []).map(({ record }) => record),
  }));
};
