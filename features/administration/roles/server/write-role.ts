import { keepAnAdmin } from '#features/accounts/access/server';
import { lockAndCheckRights } from '#features/accounts/people/server';
import { invalid, notFound, refused, stale } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { notOwn, type Role, type RoleFields, type roleEndpoints } from '../contract/index.ts';
import { roleRepository } from './role-repository.ts';
import { roleTexts } from './texts.ts';

type Call = { tenant: Tenant; person: Person; wiring: Pick<Wiring, 'events'> };

const publishRole = (
  { tenant, person, wiring }: Call,
  id: number,
  done: 'created' | 'updated' | 'deleted' | 'restored',
): Promise<void> =>
  wiring.events.publish(tenant, {
    name: `role.${done}`,
    entity: 'role',
    entityId: id,
    jobId: null,
    actorUserId: person.userId,
  });

type Calls = typeof roleEndpoints;

type Asking = { person: Person; locale: Locale };

const requireOwn = ({ person, locale }: Asking, before: readonly Flag[], after: readonly Flag[]): void => {
  const surplus = notOwn(person.flags, before, after);
  if (surplus.length === 0) return;
  const say = roleTexts(locale);
  const names = surplus.map((flag) => say(`flags.${flag}.name`)).join(', ');
  throw invalid({ flags: [{ code: 'role_not_own', values: { flags: names } }] });
};

const requireRole = async (tenant: Tenant, id: number): Promise<Role> => {
  const role = await roleRepository.load(tenant, id);
  if (!role) throw notFound();
  return role;
};

const refuseBuiltIn = ({ built_in }: Role): void => {
  if (built_in) throw refused('role_built_in');
};

/** The changes for the audit log: flags that were added and removed, instead of two lists to compare. */
const changesIn = (before: Role, { flags, ...fields }: RoleFields): Record<string, [unknown, unknown]> => {
  const added = flags.filter((flag) => !before.flags.includes(flag));
  const removed = before.flags.filter((flag) => !flags.includes(flag));
  return {
    ...changesOf(before, fields),
    ...(added.length > 0 ? { flags_added: [null, added] } : {}),
    ...(removed.length > 0 ? { flags_removed: [removed, null] } : {}),
  };
};

export const createRole = async (call: SignedInCall<Calls['createRole']>): Promise<Role> => {
  const { tenant, person, body } = call;
  await lockAndCheckRights(call);
  requireOwn(call, [], body.flags);
  const id = await roleRepository.insert(tenant, body);
  const changes: Record<string, [unknown, unknown]> = { flags_added: [null, body.flags] };
  await writeAudit(tenant, person, { action: 'role.created', entity: 'role', entityId: id, changes });
  await publishRole(call, id, 'created');
  return requireRole(tenant, id);
};

/** Everything happens under the lock of `keepAnAdmin`, which is taken before the lock of the row, here and where people are
 * given roles. */
export const updateRole = (call: SignedInCall<Calls['updateRole']>): Promise<Role> =>
  keepAnAdmin(call.tenant, async () => {
    const { tenant, person, params, body } = call;
    await lockAndCheckRights(call);
    const { updated_at: readAt, ...fields } = body;
    const before = await requireRole(tenant, params.id);
    refuseBuiltIn(before);
    if (before.updated_at !== readAt) throw stale(before);
    requireOwn(call, before.flags, fields.flags);
    if (!(await roleRepository.update(tenant, params.id, readAt, fields))) {
      throw stale(await requireRole(tenant, params.id));
    }
    const changes = changesIn(before, fields);
    await writeAudit(tenant, person, {
      action: 'role.updated',
      entity: 'role',
      entityId: params.id,
      changes,
    });
    await publishRole(call, params.id, 'updated');
    return requireRole(tenant, params.id);
  });

/** Nobody can be given the role meanwhile, because that waits for the same lock. */
export const deleteRole = (call: SignedInCall<Calls['deleteRole']>): Promise<{ id: number }> =>
  keepAnAdmin(call.tenant, async () => {
    const { tenant, person, params, now } = call;
    await lockAndCheckRights(call);
    const role = await requireRole(tenant, params.id);
    refuseBuiltIn(role);
    if (role.people > 0) throw refused('role_in_use', { people: role.people }, { people: role.people });
    await roleRepository.remove(tenant, params.id, now);
    await writeAudit(tenant, person, { action: 'role.deleted', entity: 'role', entityId: params.id });
    await publishRole(call, params.id, 'deleted');
    return { id: params.id };
  });

/** A deactivated person may still hold it, so only a person who could have created it may restore it. */
export const restoreRole = async (call: SignedInCall<Calls['restoreRole']>): Promise<Role> => {
  const { tenant, person, params } = call;
  await lockAndCheckRights(call);
  const stored = await roleRepository.loadStored(tenant, params.id, { locked: true });
  if (!stored) throw notFound();
  if (!stored.deleted_at) return requireRole(tenant, params.id);
  await roleRepository.restore(tenant, params.id);
  const role = await requireRole(tenant, params.id);
  requireOwn(call, [], role.flags);
  await writeAudit(tenant, person, { action: 'role.restored', entity: 'role', entityId: params.id });
  await publishRole(call, params.id, 'restored');
  return role;
};
