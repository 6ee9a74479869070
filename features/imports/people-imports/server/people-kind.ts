import { changesIn, importKind } from '#features/imports/imports/server';
import { invalid, Problem } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import {
  cleanRow,
  clearableTargets,
  guessColumns,
  type PeopleImportMapping,
  type PersonLine,
  requiredOf,
  requiredTargets,
} from '../contract/index.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { judgeRows } from './judge-rows.ts';
import type { JudgedPerson } from './judging.ts';
import { loadJudging, mayUpdatePeople, type PeoplePlan, planFor } from './load-judging.ts';
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
  requiredOf,
  clearable: clearableTargets,
  measures: [],
  guess: (columns) => ({
    columns: guessColumns(columns.map(({ name }) => name)),
    existing: 'skip',
    match: 'email',
    clear_empty: false,
    invite: 'later',
    fix_case: true,
  }),
  clean: cleanRow,
  plan: async (tenant, person, { existing }, rows) => {
    if (existing === 'update' && !mayUpdatePeople(person))
      throw invalid({ 'mapping.existing': ['people_import_update_forbidden'] });
    return { ...(await planFor(tenant, person, rows)), locale: person.locale };
  },
  planOfRun: ({ counts }) => counts.plan as Plan,
  judge: async (tenant, rows, judging) => judgeRows(rows, await loadJudging(tenant, rows, judging)),
  changesOf: ({ change }) => (change ? changesIn(change) : []),
  start: async (_call, _rows, { plan }) => ({ counts: { plan } }),
  write: writeRows,
  isTaken: (error) =>
    error instanceof Problem && ('email' in error.fields || 'employee_code' in error.fields),
  undo: undoPeople,
  present: async (_tenant, _records, { person, listed }) =>
    listed.map(({ can, updated_rows }) => ({
      can: { ...can, undo: can.undo && (updated_rows === 0 || mayUpdatePeople(person)) },
    })),
});
