import type { Locale } from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';
import type { Scope } from '../db/tenant.ts';

/** Who is calling, in which organization, with what rights: read anew for every request. */
export type Person = {
  sessionId: number;
  userId: number;
  organizationId: number;
  organizationSlug: string;
  /** IANA zone of the organization, for what has no building. */
  timeZone: string;
  name: string;
  /** Null for people who log in by their employee code. */
  email: string | null;
  /** A super admin works in any organization; what is done there is marked as impersonated in the audit log. */
  superAdmin: boolean;
  impersonated: boolean;
  /** The organization's own provider has opened the session, which opens no other organization. */
  throughProvider: boolean;
  license: 'full' | 'viewer';
  /** The password is one that somebody else knows: nothing else goes before an own one. */
  mustChangePassword: boolean;
  /** The person has no second factor, and needs one from then on; null when none is asked for, or there is one. */
  secondFactorDueAt: string | null;
  /** Until then the organization lets support change things; null when support may only read. */
  supportWritesUntil: string | null;
  flags: ReadonlySet<Flag>;
  seesAllJobs: boolean;
  locale: Locale;
};

const isOver = (moment: string | null, now: Date): boolean =>
  moment !== null && Date.parse(moment) <= now.getTime();

/** Nothing opens before a second factor is set up. */
export const mustSetUpSecondFactor = (person: Pick<Person, 'secondFactorDueAt'>, now: Date): boolean =>
  isOver(person.secondFactorDueAt, now);

/** Support looks, and changes something only as long as the organization has allowed it. */
export const mayOnlyLook = (
  { impersonated, supportWritesUntil }: Pick<Person, 'impersonated' | 'supportWritesUntil'>,
  now: Date,
): boolean => impersonated && (supportWritesUntil === null || isOver(supportWritesUntil, now));

export const scopeOf = (person: Person): Scope => ({
  organizationId: person.organizationId,
  userId: person.userId,
  seesAllJobs: person.seesAllJobs,
  isViewer: person.license === 'viewer',
});

/** Work the system does for one organization on nobody's behalf. */
export const systemScope = (organizationId: number): Scope => ({
  organizationId,
  userId: null,
  seesAllJobs: true,
  isViewer: false,
});
