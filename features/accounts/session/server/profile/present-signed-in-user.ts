import { loadMembership, photoUrl } from '#features/accounts/access/server';
import { loadOrganization, presentOrganization } from '#features/accounts/organizations/server';
import { unauthenticated } from '#platform/contract/errors';
import type { Identity } from '#platform/server/db/identity';
import type { Tenant } from '#platform/server/db/tenant';
import { mayOnlyLook, mustSetUpSecondFactor, type Person } from '#platform/server/http/person';
import type { SignedInUser } from '../../contract/index.ts';
import { loadLoginRecord, loadOpenedOrganizations } from '../identity-repository.ts';

type Whom = Pick<
  Person,
  | 'sessionId'
  | 'userId'
  | 'flags'
  | 'mustChangePassword'
  | 'secondFactorDueAt'
  | 'impersonated'
  | 'supportWritesUntil'
>;

/** The person with the organization of this transaction; a visiting super admin has no membership there. */
export const presentSignedInUser = async (
  identity: Identity,
  tenant: Tenant,
  person: Whom,
  now: Date,
): Promise<SignedInUser> => {
  const { sessionId, userId, flags, mustChangePassword, secondFactorDueAt } = person;
  const [login, organizations, membership, organization] = await Promise.all([
    loadLoginRecord(identity, userId),
    loadOpenedOrganizations(identity, sessionId),
    loadMembership(tenant, userId),
    loadOrganization(tenant),
  ]);
  if (!login) throw unauthenticated();
  return {
    id: userId,
    super_admin: login.super_admin ? 1 : 0,
    admin: flags.has('isAdmin'),
    default_organization_id: tenant.organizationId,
    default_organization: presentOrganization(organization),
    organizations,
    name: membership?.name ?? login.email ?? '',
    first_name: membership?.first_name ?? '',
    last_name: membership?.last_name ?? '',
    title: membership?.title ?? null,
    email: login.email,
    employee_code: membership?.employee_code ?? null,
    phone: membership?.phone ?? null,
    license: (membership?.license ?? 'full') as SignedInUser['license'],
    created_at: membership?.created_at ?? login.created_at,
    profile_photo_id: membership?.profile_photo_id ?? null,
    profile_photo_url: photoUrl(tenant.organizationId, membership?.profile_photo_id ?? null),
    dashboard: membership?.dashboard ?? 'classic',
    locale: login.locale,
    shortcuts: login.shortcuts,
    must_change_password: mustChangePassword,
    second_factor:
      secondFactorDueAt === null
        ? null
        : { due_at: secondFactorDueAt, first: mustSetUpSecondFactor(person, now) },
    support: person.impersonated
      ? { writes_until: mayOnlyLook(person, now) ? null : person.supportWritesUntil }
      : null,
    updated_at: membership?.updated_at ?? login.created_at,
  };
};
