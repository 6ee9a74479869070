import {
  lockMembersOfImport,
  removeMember,
  revokeAllRoles,
  saveMembership,
} from '#features/accounts/access/server';
import { dropUnusedLogin, voidInvitations } from '#features/accounts/session/server';
import {
  asKept,
  type ImportRecord,
  type RecordOfLine,
  recordsWritten,
  sortOut,
  type Undone,
} from '#features/imports/imports/server';
import { dropAccess } from '#features/sites/assignments/server';
import { forbidden, type MessageRef, Problem } from '#platform/contract/errors';
import { attempt } from '#platform/server/db/attempt';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { mayUpdatePeople } from './load-judging.ts';

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
): Promise<{ given: number; kept: Kept[] }> => {
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
  return { given: untouched.length - (kept.length - edited.length - gone.length), kept };
};

/** Removes imported people who have not joined and whom nobody has changed since, and gives changed people their old values. The
 * others stay and are listed. */
export const undoPeople = async (
  tenant: Tenant,
  { id }: Pick<ImportRecord, 'id'>,
  person: Pick<Person, 'flags'>,
): Promise<Undone> => {
  const records = await recordsWritten(tenant, id);
  const changed = records.filter(({ before }) => before !== null);
  if (changed.length > 0 && !mayUpdatePeople(person)) throw forbidden('people_import_update_forbidden');
  const { given, kept: left } = await giveBack(tenant, changed);
  const joined = new Set<number>();
  const made = records.filter(({ before }) => before === null);
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
  let removed = given;
  for (const record of untouched) {
    if (await removePerson(tenant, record.id)) removed += 1;
    else kept.push({ ...record, reason: { code: 'people_import_in_use' } });
  }
  return { removed, kept: asKept(kept) };
};
