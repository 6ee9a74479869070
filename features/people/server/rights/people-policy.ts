import { beyond, effectiveFlags, powerOf } from '#features/access/contract';
import type { Flag } from '#platform/contract/flags';
import type { Person } from '#platform/server/http/person';
import type { PersonRights } from '../../contract/index.ts';

export type Actor = Pick<Person, 'userId' | 'flags'>;

/** A person as the rules see them. `flags` are what roles, modules and license add up to, whether they may log in or not. */
export type Subject = {
  userId: number;
  status: string;
  deleted: boolean;
  hasEmail: boolean;
  flags: ReadonlySet<Flag>;
  /** The login opens other organizations, too. */
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

/** Whoever has more rights is out of reach: their rights, login and access are changed by their equals. */
export const outranks = ({ flags }: Pick<Subject, 'flags'>, actor: Actor): boolean =>
  beyond(powerOf(flags), powerOf(actor.flags)).length > 0;

/** Nobody gives what they do not have, whatever else the receiver may do already. */
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
    // Somebody without an address may be let in this way before an invitation was accepted.
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
  /** The flags of each role that is new. */
  given: readonly (readonly string[])[];
};

/** Why a change of rights is refused; null when it is not. */
export const refusalOfRights = ({ subject, after, given }: Change, actor: Actor): string | null => {
  const gained = beyond(powerOf(after), powerOf(subject.flags));
  const isBeyond = !given.every((flags) => mayGive(flags, actor));
  if (subject.userId === actor.userId) return gained.length > 0 || isBeyond ? 'own_rights' : null;
  if (outranks(subject, actor)) return 'rights_beyond_own';
  if (isBeyond) return 'role_beyond_own';
  const own = powerOf(actor.flags);
  return gained.every((power) => own.has(power)) ? null : 'role_beyond_own';
};
