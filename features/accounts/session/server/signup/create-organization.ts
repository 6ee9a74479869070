import { createBuiltInRoles, grantRole, insertMembership } from '#features/accounts/access/server';
import { defaultSettings, knownZone } from '#features/accounts/organizations/contract';
import { invalid, Problem } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Database } from '#platform/server/db/database';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import type { CreateFirstRecords } from './first-records.ts';
import {
  createLogin,
  createOrganizationRow,
  nextOrganizationId,
  spendOrganizationLink,
} from './organization-creation-repository.ts';

export type NewOrganization = {
  name: string;
  slug: string;
  timeZone: string;
  admin: { firstName: string; lastName: string; email: string; passwordHash: string; locale: Locale };
  /** The hash of the one-time link that allows this; absent for seeds. */
  linkHash?: Buffer;
};

/** Creates the organization that the open transaction works for, with the built-in roles and its first admin. */
export const createOrganizationIn = async (
  tenant: Tenant,
  { name, slug, timeZone, admin, linkHash }: NewOrganization,
): Promise<{ userId: number; roles: Map<string, number> }> => {
  if (!knownZone(timeZone)) throw invalid({ time_zone: ['time_zone_unknown'] });
  if (linkHash && !(await spendOrganizationLink(tenant, linkHash))) {
    throw new Problem(422, { code: 'link_used' });
  }
  await createOrganizationRow(tenant, name, slug, timeZone, defaultSettings);
  // The address was typed by somebody with the link, and no mail has confirmed it.
  const userId = await createLogin(tenant, admin.email, admin.passwordHash, admin.locale, {
    proven: !linkHash,
  });
  const roles = await createBuiltInRoles(tenant);
  await insertMembership(tenant, {
    user_id: userId,
    email: admin.email,
    first_name: admin.firstName,
    last_name: admin.lastName,
  });
  const adminRole = roles.get('admin');
  if (adminRole) await grantRole(tenant, userId, adminRole, null);
  await writeAudit(tenant, null, {
    action: 'organization.created',
    entity: 'organization',
    entityId: tenant.organizationId,
  });
  return { userId, roles };
};

/** All or nothing: if the slug or address is taken, the link is not used up. */
export const createOrganization = async (
  { identity, withTenant }: Pick<Database, 'identity' | 'withTenant'>,
  organization: NewOrganization,
  firstRecords: readonly CreateFirstRecords[] = [],
): Promise<{ organizationId: number; userId: number; roles: Map<string, number> }> => {
  const organizationId = await nextOrganizationId(identity);
  const created = await withTenant(systemScope(organizationId), async (tenant) => {
    const inside = await createOrganizationIn(tenant, organization);
    for (const create of firstRecords) await create(tenant, organization.admin.locale);
    return inside;
  });
  return { organizationId, ...created };
};
