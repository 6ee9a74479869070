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
  email: string;
  /** A super admin works in any organization; what is done there is marked as impersonated in the audit log. */
  superAdmin: boolean;
  impersonated: boolean;
  license: 'full' | 'viewer';
  /** The password is one that somebody else knows: nothing else goes before an own one. */
  mustChangePassword: boolean;
  flags: ReadonlySet<Flag>;
  seesAllJobs: boolean;
  locale: Locale;
};

export const scopeOf = (person: Person): Scope => ({
  organizationId: person.organizationId,
  userId: person.userId,
  seesAllJobs: person.seesAllJobs,
});

/** Work the system does for one organization on nobody's behalf. */
export const systemScope = (organizationId: number): Scope => ({
  organizationId,
  userId: null,
  seesAllJobs: true,
});
