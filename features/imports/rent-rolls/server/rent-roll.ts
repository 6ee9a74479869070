import { importKind, type MappingFaults } from '#features/imports/imports/server';
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
import { changesOfRent } from './changes-of-rent.ts';
import { judgeRows } from './judge-rows.ts';
import type { JudgedRent } from './judging.ts';
import { loadJudging } from './load-judging.ts';
import type { RentRollPlan } from './places/find-building.ts';
import { planRentRoll } from './plan-rent-roll.ts';
import { undoRentRoll } from './undo/undo-rent-roll.ts';
import { writeRows } from './write/write-rows.ts';

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
  planOfRun: ({ counts }) => counts.plan as RentRollPlan,
  judge: async (tenant, rows, judging) => judgeRows(rows, await loadJudging(tenant, judging)),
  changesOf: changesOfRent,
  start: async (_call, _rows, { plan }) => ({ counts: { plan } }),
  write: writeRows,
  undo: undoRentRoll,
});
