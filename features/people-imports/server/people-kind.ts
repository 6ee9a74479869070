import { importKind } from '#features/imports/server';
import { Problem } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import {
  cleanRow,
  guessColumns,
  type PeopleImportMapping,
  type PersonLine,
  requiredTargets,
} from '../contract/index.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { type JudgedPerson, judgeRows } from './judge-rows.ts';
import { loadJudging, type PeoplePlan, planFor } from './load-judging.ts';
import { undoPeople } from './undo-people.ts';
import { writeRows } from './write-rows.ts';

type Plan = PeoplePlan & { locale: Locale };

/** Rows become people who are invited at once, or later. */
export const peopleKind = importKind<PeopleImportMapping, PersonLine, JudgedPerson, Plan>({
  name: 'people',
  entity: 'people-import',
  flag: 'admin.canAddUser',
  texts: { en, es },
  required: requiredTargets,
  measures: [],
  guess: (columns) => ({
    columns: guessColumns(columns.map(({ name }) => name)),
    invite: 'later',
    fix_case: true,
  }),
  clean: cleanRow,
  plan: async (tenant, person, _mapping, rows) => ({
    ...(await planFor(tenant, person, rows)),
    locale: person.locale,
  }),
  planOfRun: ({ counts }) => counts.plan as Plan,
  judge: async (tenant, rows, judging) => judgeRows(rows, await loadJudging(tenant, rows, judging)),
  start: async (_call, _rows, { plan }) => ({ counts: { plan } }),
  write: writeRows,
  isTaken: (error) =>
    error instanceof Problem && ('email' in error.fields || 'employee_code' in error.fields),
  undo: undoPeople,
});
