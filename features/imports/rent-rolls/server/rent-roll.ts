import type { RowChange } from '#features/imports/imports/contract';
import {
  type CleanTableRow,
  changesIn,
  distinct,
  importKind,
  type MappingFaults,
} from '#features/imports/imports/server';
import { invalid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import {
  cleanRow,
  guessColumns,
  measures,
  type RentRollMapping,
  type RentRow,
  requiredTargets,
} from '../contract/index.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { judgeRows } from './judge-rows.ts';
import type { JudgedRent } from './judging.ts';
import { knownBuildings, nameKey } from './known-buildings-repository.ts';
import { loadJudging } from './load-judging.ts';
import type { RentRollPlan } from './places/find-building.ts';
import { undoRentRoll } from './undo/undo-rent-roll.ts';
import { writeRows } from './write/write-rows.ts';

/** The buildings of the rows that this person sees. One out of scope counts as unknown. */
const planRentRoll = async (
  tenant: Tenant,
  _person: Person,
  { building_id: id }: RentRollMapping,
  rows: readonly CleanTableRow<RentRow>[],
): Promise<RentRollPlan> => {
  const buildings = await knownBuildings(tenant, {
    names: distinct(rows, ({ building_name }) => nameKey(building_name)),
    jobNumbers: distinct(rows, ({ job_number }) => job_number),
    id,
  });
  if (id !== null && !buildings.some((building) => building.id === id)) {
    throw invalid({ 'mapping.building_id': ['invalid_ids'] });
  }
  return { buildings, buildingId: id };
};

const targets: Record<string, string> = { floor_ids: 'floors', to: 'move_out' };

/** What a row changes at a tenant or at vacancies that exist, by the fields of the file. */
export const changesOfRent = ({ changes = [], place, floors = [] }: JudgedRent): RowChange[] => {
  const labels = new Map([...(place?.floors ?? []), ...floors].map(({ id, label }) => [id, label]));
  const named = (fields: object): object =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        name === 'floor_ids' ? (value as number[]).map((id) => labels.get(id) ?? '') : value,
      ]),
    );
  return changes.flatMap((change) =>
    'before' in change
      ? changesIn(
          { before: named(change.before), after: named(change.after) },
          (name) => targets[name] ?? name,
        )
      : [],
  );
};

/** Rows become tenants and vacancies of buildings. */
export const rentRoll = importKind<RentRollMapping, RentRow, JudgedRent, RentRollPlan>({
  name: 'rent-roll',
  entity: 'rent-roll',
  flag: 'admin.canEditTenants',
  texts: { en, es },
  required: requiredTargets,
  measures,
  guess: (columns, today) => ({
    columns: guessColumns(columns.map(({ name }) => name)),
    building_id: null,
    vacant_since: today,
    existing: 'skip',
  }),
  checkMapping: ({ building_id, columns }): MappingFaults =>
    building_id === null && columns.building_name === undefined && columns.job_number === undefined
      ? { 'mapping.building_id': ['rent_roll_building_required'] }
      : {},
  clean: cleanRow,
  plan: planRentRoll,
  judge: async (tenant, rows, judging) => judgeRows(rows, await loadJudging(tenant, judging)),
  changesOf: changesOfRent,
  write: writeRows,
  undo: undoRentRoll,
});
