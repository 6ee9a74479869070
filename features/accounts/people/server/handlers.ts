import { loadRolesById, saveMembership } from '#features/accounts/access/server';
import type { BulkOutcome } from '#platform/contract/bulk-outcome';
import type { AnswerOf } from '#platform/contract/endpoint';
import { forbidden, invalid, notFound, Problem, refused } from '#platform/contract/errors';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import type { peopleEndpoints } from '../contract/index.ts';
import { forEachPerson } from './bulk/for-each-person.ts';
import { queueInvitation } from './invitation/queue-invitation.ts';
import { type Access, listFormerJobs } from './leaving/former-access.ts';
import { type Holdings, listHoldings } from './leaving/holdings.ts';
import { deactivatePerson, deletePerson } from './leaving/leave.ts';
import { activatePerson, restorePerson } from './leaving/return.ts';
import { exportPeople } from './list/export-people.ts';
import { listOfferedRoles, listPeople } from './list/list-people.ts';
import { createPerson } from './person/create-person.ts';
import { presentPerson, presentPersonNow } from './person/present-person.ts';
import { type PersonCall, recordPersonChange } from './person/record-person-change.ts';
import { type Found, lockPerson, requirePerson } from './person/require-person.ts';
import { setTemporaryPassword } from './person/set-temporary-password.ts';
import { updatePerson } from './person/update-person.ts';
import { lockAndCheckRights } from './rights/lock-and-check-rights.ts';
import { rightsOver } from './rights/people-policy.ts';
import { updateRights } from './rights/update-rights.ts';

/** A new link, which replaces the older ones. */
const inviteAgain = async (call: PersonCall, { row, subject }: Found): Promise<void> => {
  const { tenant, person, now } = call;
  if (row.status === 'active') throw refused('person_joined');
  if (row.status !== 'invited') throw refused('person_not_invited');
  if (!rightsOver(subject, person).invite) throw forbidden();
  // First, because it may refuse; then nothing is saved for this person, and others of the same call are still invited.
  await queueInvitation(call, row.user_id);
  await saveMembership(tenant, row.user_id, {
    invited_at: now.toISOString(),
    invited_by: person.userId,
  });
  await recordPersonChange(call, row.user_id, { action: 'user.invited' }, { ofRights: false });
};

const invitePerson = async (call: SignedInCall<(typeof peopleEndpoints)['invitePerson']>) => {
  const { tenant, params } = call;
  await inviteAgain(call, await lockPerson(tenant, params.id));
  return presentPersonNow(call, params.id);
};

type Endpoint = (typeof peopleEndpoints)['invitePeople'];

/** Locks people in the order of their ids, so that two calls for the same people cannot deadlock. */
const lockAll = async ({ tenant, body }: SignedInCall<Endpoint>): Promise<Found[]> => {
  const found: Found[] = [];
  for (const id of body.ids.toSorted((a, b) => a - b)) {
    found.push(
      await lockPerson(tenant, id).catch((error) => {
        throw error instanceof Problem ? invalid({ ids: ['invalid_ids'] }) : error;
      }),
    );
  }
  return found;
};

/** Unknown ids refuse the whole call. People who cannot be invited, such as those who have joined in the meantime, are
 * answered with the reason; the others are invited. */
const invitePeople = async (call: SignedInCall<Endpoint>): Promise<AnswerOf<Endpoint>> => {
  const result: AnswerOf<Endpoint> = { done: [], failed: [] };
  for (const found of await lockAll(call)) {
    const { user_id: id, name } = found.row;
    try {
      await inviteAgain(call, found);
      result.done.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      result.failed.push({ id, name: name ?? '', reason: call.say(error.messageRef) });
    }
  }
  return result;
};

type GrantRoleCall = SignedInCall<(typeof peopleEndpoints)['grantRole']>;

type Next = (held: readonly number[], roleId: number) => number[];

const withRole: Next = (held, roleId) => [...new Set([...held, roleId])];

const withoutRole: Next = (held, roleId) => held.filter((id) => id !== roleId);

/** Gives one role or takes it away; a repeat changes nothing. The caller must hold the lock on rights. */
const changeRoleOf = (
  call: PersonCall,
  { id, roleId, next }: { id: number; roleId: number; next: Next },
): Promise<void> => updateRights(call, id, (held) => ({ ...held, role_ids: next(held.role_ids, roleId) }));

const changeRole = (next: Next) => async (call: GrantRoleCall) => {
  const { tenant, params } = call;
  await lockAndCheckRights(call);
  const [role] = await loadRolesById(tenant, [params.roleId]);
  if (!role) throw notFound();
  await changeRoleOf(call, { id: params.id, roleId: role.id, next });
  return presentPersonNow(call, params.id);
};

const grantRole = changeRole(withRole);

const revokeRole = changeRole(withoutRole);

type ChangeModulesCall = SignedInCall<(typeof peopleEndpoints)['changeModules']>;

/** Takes modules away from several people, or gives them back, by the same rules as for one person. */
const changeModules = async (call: ChangeModulesCall): Promise<BulkOutcome> => {
  const { action, ids } = call.body;
  const named = new Set<string>(call.body.modules);
  const next = (denied: readonly string[]): string[] => {
    const others = denied.filter((name) => !named.has(name));
    return action === 'deny' ? [...others, ...named] : others;
  };
  await lockAndCheckRights(call);
  return forEachPerson(call, ids, (tenant, id) =>
    updateRights({ ...call, tenant }, id, (held) => ({
      ...held,
      denied_modules: next(held.denied_modules),
    })),
  );
};

type ChangeRolesCall = SignedInCall<(typeof peopleEndpoints)['changeRoles']>;

/** Gives several people a role or takes it away, by the same rules as for one person. */
const changeRoles = async (call: ChangeRolesCall): Promise<BulkOutcome> => {
  const { tenant, body } = call;
  await lockAndCheckRights(call);
  const [role] = await loadRolesById(tenant, [body.role_id]);
  if (!role) throw invalid({ role_id: ['invalid_ids'] });
  const next = body.action === 'grant' ? withRole : withoutRole;
  return forEachPerson(call, body.ids, (part, id) =>
    changeRoleOf({ ...call, tenant: part }, { id, roleId: role.id, next }),
  );
};

type Call = SignedInCall<(typeof peopleEndpoints)['changeLicense']>;

/** Changes the license of several people, by the same rules as for one person. */
const changeLicense = async (call: Call): Promise<BulkOutcome> => {
  const { ids, license } = call.body;
  await lockAndCheckRights(call);
  return forEachPerson(call, ids, (tenant, id) =>
    updateRights({ ...call, tenant }, id, (held) => ({ ...held, license })),
  );
};

const getPerson = async (call: SignedInCall<(typeof peopleEndpoints)['getPerson']>) => {
  const { tenant, person, params } = call;
  const found = await requirePerson(tenant, params.id);
  if (found.subject.deleted && !person.flags.has('admin.canDeleteUser')) throw notFound();
  return presentPerson(call, found);
};

export const peopleHandlers = (holdings: Holdings, access: Access): Handlers<typeof peopleEndpoints> => ({
  listPeople,
  exportPeople,
  listOfferedRoles,
  getPerson,
  createPerson,
  updatePerson,
  grantRole,
  revokeRole,
  changeRoles,
  changeModules,
  changeLicense,
  setTemporaryPassword,
  invitePerson,
  invitePeople,
  listHoldings: listHoldings(holdings, access),
  deactivatePerson: deactivatePerson(holdings),
  activatePerson,
  deletePerson: deletePerson(holdings, access),
  listFormerJobs: listFormerJobs(access),
  restorePerson: restorePerson(access),
});
