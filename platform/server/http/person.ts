import type { Locale } from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';
import type { Scope } from '../db/tenant.ts';

/** The caller with organization and rights. Confirmed anew for every request. */
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
  /** True if the session was opened by the organization's own provider: it opens no other organization. */
  throughProvider: boolean;
  license: 'full' | 'viewer';
  /** True while the password was given by somebody else: nothing else opens before the person chooses an own one. */
  mustChangePassword: boolean;
  /** From this moment on nothing opens without a second factor. Null when none is required, or the person has one. */
  secondFactorDueAt: string | null;
  /** Until this moment the organization lets support change things; null when support may only read. */
  supportWritesUntil: string | null;
  flags: ReadonlySet<Flag>;
  seesAllJobs: boolean;
  locale: Locale;
};

const isOver = (moment: string | null, now: Date): boolean =>
  moment !== null && Date.parse(moment) <= now.getTime();

/** True when nothing may open before a second factor is set up. */
export const mustSetUpSecondFactor = (person: Pick<Person, 'secondFactorDueAt'>, now: Date): boolean =>
  isOver(person.secondFactorDueAt, now);

/** True for support, unless the organization has allowed it to make changes and the time is not over. */
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
