import { dropAccess } from '#features/assignments/server';
import {
  asKept,
  type ImportRecord,
  type RecordOfLine,
  recordsWritten,
  sortOut,
  type Undone,
} from '#features/imports/server';
import { dropUnusedLogin, voidInvitations } from '#features/session/server';
import { lockMembersOfImport, removeMember, revokeAllRoles } from '#features/users/server';
import type { MessageRef } from '#platform/contract/errors';
import { attempt } from '#platform/server/db/attempt';
import type { Tenant } from '#platform/server/db/tenant';

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

/** Removes imported people who have not joined and whom nobody has changed since. The others stay and are listed. */
export const undoPeople = async (tenant: Tenant, { id }: Pick<ImportRecord, 'id'>): Promise<Undone> => {
  const joined = new Set<number>();
  const { untouched, edited } = await sortOut(await recordsWritten(tenant, id), async (ids) => {
    const members = await lockMembersOfImport(tenant, ids);
    for (const member of members) if (member.joined_at !== null) joined.add(member.id);
    return members;
  });
  const kept: (RecordOfLine & { reason?: MessageRef })[] = edited.map((record) =>
    joined.has(record.id) ? { ...record, reason: { code: 'people_import_joined' } } : record,
  );
  let removed = 0;
  for (const record of untouched) {
    if (await removePerson(tenant, record.id)) removed += 1;
    else kept.push({ ...record, reason: { code: 'people_import_in_use' } });
  }
  return { removed, kept: asKept(kept) };
};
