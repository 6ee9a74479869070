import { grantRole, insertMembership } from '#features/accounts/access/server';
import { createLogin, createLoginWithoutEmail, hashPassword } from '#features/accounts/session/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { DemoPerson } from './demo-people.ts';

export const demoPassword = 'cora-demo-1';

/** Creates the logins of one organization and returns their ids by login name. The first person already exists, as its
 * admin. */
export const seedPeople = async (
  tenant: Tenant,
  people: readonly DemoPerson[],
  domain: string,
  roles: Map<string, number>,
): Promise<Map<string, number>> => {
  const ids = new Map<string, number>();
  for (const [index, person] of people.entries()) {
    const email = person.withoutEmail ? null : `${person.login}@${domain}`;
    const passwordHash = await hashPassword(demoPassword);
    const locale = person.locale ?? 'en';
    const userId =
      email === null
        ? await createLoginWithoutEmail(tenant, { passwordHash, locale })
        : await createLogin(tenant, email, passwordHash, locale, { proven: true });
    await insertMembership(tenant, {
      user_id: userId,
      email,
      first_name: person.firstName,
      last_name: person.lastName,
      title: person.title,
      phone: person.phone,
      employee_code: `E${String(1001 + index)}`,
      license: person.license ?? 'full',
      status: person.deactivated ? 'deactivated' : 'active',
    });
    const role = roles.get(person.role);
    if (role) await grantRole(tenant, userId, role, null);
    ids.set(person.login, userId);
  }
  return ids;
};
