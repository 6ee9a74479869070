import { beyond, effectiveFlags, powerOf } from '#features/accounts/access/contract';
import type { Flag } from '#platform/contract/flags';
import type { Person } from '#platform/server/http/person';
import type { PersonRights } from '../../contract/index.ts';

export type Actor = Pick<Person, 'userId' | 'flags'>;

/** A person as the rules see them. `flags` result from roles, modules and license, even if the person may not log in. */
export type Subject = {
  userId: number;
  status: string;
  deleted: boolean;
  hasEmail: boolean;
  flags: ReadonlySet<Flag>;
  /** Whether the login opens other organizations too. */
  elsewhere: boolean;
};

export const flagsOf = (
  roles: readonly (readonly string[])[],
  { license, denied_modules }: { license: string; denied_modules: readonly string[] },
): ReadonlySet<Flag> =>
  effectiveFlags({
    roles,
    deniedModules: denied_modules,
    license: license === 'viewer' ? 'viewer' : 'full',
    superAdmin: false,
  });

/** Whether the person has rights that the actor lacks. If so, the actor may not change their rights, login or access. */
export const outranks = ({ flags }: Pick<Subject, 'flags'>, actor: Actor): boolean =>
  beyond(powerOf(flags), powerOf(actor.flags)).length > 0;

/** Nobody may give rights that they lack, not even to a person who has them already. */
export const mayGive = (roleFlags: readonly string[], actor: Actor): boolean =>
  !outranks({ flags: flagsOf([roleFlags], { license: 'full', denied_modules: [] }) }, actor);

export const rightsOver = (subject: Subject, actor: Actor): PersonRights => {
  const { status, deleted, hasEmail } = subject;
  const may = (flag: Flag) => actor.flags.has(flag);
  const isOwn = subject.userId === actor.userId;
  const inReach = !outranks(subject, actor);
  const edits = may('admin.canEditUser') && !deleted;
  const changesLogin = edits && inReach && !isOwn && !subject.elsewhere;
  return {
    update: edits,
    change_rights: edits && inReach,
    change_login: changesLogin,
    // An invited person without an address can be let in by a temporary password, without accepting the invitation.
    set_password: changesLogin && (status === 'active' || (status === 'invited' && !hasEmail)),
    invite: may('admin.canAddUser') && !deleted && status === 'invited',
    deactivate: edits && inReach && !isOwn && status !== 'deactivated',
    activate: edits && inReach && !isOwn && status === 'deactivated',
    delete: may('admin.canDeleteUser') && !deleted && inReach && !isOwn,
    restore: may('admin.canDeleteUser') && deleted,
  };
};

type Change = {
  subject: Subject;
  /** What the person may do afterwards. */
  after: ReadonlySet<Flag>;
  /** The flags of each newly added role. */
  added: readonly (readonly string[])[];
};

/** Why a change of rights is refused; null when it is not. */
export const refusalOfRights = ({ subject, after, added }: Change, actor: Actor): string | null => {
  const gained = beyond(powerOf(after), powerOf(subject.flags));
  const isBeyond = !added.every((flags) => mayGive(flags, actor));
  if (subject.userId === actor.userId) return gained.length > 0 || isBeyond ? 'own_rights' : null;
  if (outranks(subject, actor)) return 'rights_beyond_own';
  if (isBeyond) return 'role_beyond_own';
  const own = powerOf(actor.flags);
  return gained.every((power) => own.has(power)) ? null : 'role_beyond_own';
};
