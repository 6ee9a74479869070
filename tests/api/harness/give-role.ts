import { grantRole } from '#features/accounts/access/server';
import { systemScope } from '#platform/server/http/person';
import type { Company } from './seed-company.ts';
import type { TestApp } from './start-app.ts';

/** Gives a person one more role. */
export const giveRole = (
  app: TestApp,
  { organizationId }: Company,
  userId: number,
  roleId: number,
): Promise<void> =>
  app.database.withTenant(systemScope(organizationId), (tenant) => grantRole(tenant, userId, roleId, null));
