import {
  lockMembersOfImport,
  removeMember,
  revokeAllRoles,
  saveMembership,
} from '#features/accounts/access/server';
import { dropUnusedLogin, voidInvitations } from '#features/accounts/session/server';
import {
  asKept,
  changesIn,
  type ImportRecord,
  importKind,
  isCreated,
  type RecordOfLine,
  recordsWritten,
  sortOut,
  type Undone,
} from '#features/imports/imports/server';
import { dropAccess } from '#features/sites/assignments/server';
import { forbidden, invalid, type MessageRef, Problem } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { attempt } from '#platform/server/db/attempt';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
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
import { writeRows } from './write-rows.ts';

const isInUse = (error: unknown): boolean => (error as { code?: string }).code === '23503';

/** Removes the person as if they had never been added; false when a record of any feature names them. */
const removePerson = (tenant: Tenant, id: number): Promise<boolean> =>
  attempt(tenant, async (part) => {
    await voidInvitations(part, id);
    await revokeAllRoles(part, id);
    await dropAccess(part, id);
    await removeMember(part, id);
    await dropUnusedLogin(part, id);
    return true;
  }).catch((error: unknown) => {
    if (isInUse(error)) return false;
    throw error;
  });

type Kept = RecordOfLine & { reason?: MessageRef };

/** Gives changed people their old values, except whom somebody has changed since. */
const giveBack = async (
  tenant: Tenant,
  records: readonly RecordOfLine[],
): Promise<{ granted: number; kept: Kept[] }> => {
  const { untouched, edited } = await sortOut(records, (ids) => lockMembersOfImport(tenant, ids));
  const there = new Set([...untouched, ...edited]);
  const gone = records.filter((record) => !there.has(record));
  const kept: Kept[] = [
    ...edited,
    ...gone.map((record) => ({ ...record, reason: { code: 'people_import_gone' } })),
  ];
  for (const record of untouched) {
    const isBack = await attempt(tenant, async (part) => {
      await saveMembership(part, record.id, record.before ?? {});
      return true;
    }).catch((error: unknown) => {
      if (error instanceof Problem && 'employee_code' in error.fields) return false;
      throw error;
    });
    if (!isBack) kept.push({ ...record, reason: { code: 'people_import_code_gone' } });
  }
  return { granted: untouched.length - (kept.length - edited.length - gone.length), kept };
};

/** Removes imported people who have not joined and whom nobody has changed since, and gives changed people their old values. The
 * others stay and are listed. */
const undoPeople = async (
  tenant: Tenant,
  { id }: Pick<ImportRecord, 'id'>,
  person: Pick<Person, 'flags'>,
): Promise<Undone> => {
  const records = await recordsWritten(tenant, id);
  const changed = records.filter((record) => !isCreated(record));
  if (changed.length > 0 && !mayUpdatePeople(person)) throw forbidden('people_import_update_forbidden');
  const { granted, kept: left } = await giveBack(tenant, changed);
  const joined = new Set<number>();
  const made = records.filter(isCreated);
  const { untouched, edited } = await sortOut(made, async (ids) => {
    const members = await lockMembersOfImport(tenant, ids);
    for (const member of members) if (member.joined_at !== null) joined.add(member.id);
    return members;
  });
  const kept: Kept[] = [
    ...left,
    ...edited.map((record) =>
      joined.has(record.id) ? { ...record, reason: { code: 'people_import_joined' } } : record,
    ),
  ];
  let removed = granted;
  for (const record of untouched) {
    if (await removePerson(tenant, record.id)) removed += 1;
    else kept.push({ ...record, reason: { code: 'people_import_in_use' } });
  }
  return { removed, kept: asKept(kept) };
};

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
  judge: async (tenant, rows, judging) => judgeRows(rows, await loadJudging(tenant, rows, judging)),
  changesOf: ({ change }) => (change ? changesIn(change) : []),
  write: writeRows,
  isTaken: (error) =>
    error instanceof Problem && ('email' in error.fields || 'employee_code' in error.fields),
  undo: undoPeople,
  present: async (_tenant, _records, { person, listed }) =>
    listed.map(({ can, updated_rows }) => ({
      can: { ...can, undo: can.undo && (updated_rows === 0 || mayUpdatePeople(person)) },
    })),
});
