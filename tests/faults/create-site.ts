import { z } from 'zod';
import { startDatabase } from '../../apps/server/start-database.ts';
import { grantRole, insertMembership } from '../../features/accounts/access/server/index.ts';
import { createLogin, createOrganization } from '../../features/accounts/session/server/index.ts';
import { readConfig } from '../../platform/server/config.ts';
import { openDatabase } from '../../platform/server/db/database.ts';
import { systemScope } from '../../platform/server/http/person.ts';
import { signIn } from './sign-in.ts';

export type Site = {
  organizationId: number;
  jobId: number;
  buildingId: number;
  headers: Record<string, string>;
  /** A second person, to whom the writers assign their tasks, and who is notified of each. */
  colleague: { userId: number; headers: Record<string, string> };
};

/** One company with one job site and two signed-in people, in a new embedded database or in the given one. */
export const createSite = async (
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<Site> => {
  const config = readConfig({ DATA_DIR: dataDir, ...environment });
  const prepared = await startDatabase({ ...config, demo: false }, () => undefined);
  const database = openDatabase({ url: prepared.applicationUrl });
  try {
    const { organizationId, userId, roles } = await createOrganization(database, {
      name: 'Fault Cleaning',
      slug: 'faults',
      timeZone: 'America/New_York',
      admin: {
        firstName: 'Ana',
        lastName: 'Ruiz',
        email: 'ana@faults.test',
        passwordHash: 'argon2id$none$none',
        locale: 'en',
      },
    });
    const headers = await signIn(database.identity, userId);
    const colleagueId = await database.withTenant(systemScope(organizationId), async (tenant) => {
      const email = 'luis@faults.test';
      const id = await createLogin(tenant, email, 'argon2id$none$none', 'es');
      await insertMembership(tenant, { user_id: id, email, first_name: 'Luis', last_name: 'Soto' });
      await grantRole(tenant, id, roles.get('admin') ?? 0, null);
      return id;
    });
    const colleague = { userId: colleagueId, headers: await signIn(database.identity, colleagueId) };
    const [site] = await database.withTenant(systemScope(organizationId), (tenant) =>
      tenant.query({
        text: `with client as (insert into clients (organization_id, account_number, name)
            values ($1, 'A-1', 'Client') returning id),
          building as (insert into buildings (organization_id, name, address, city, state, zip, time_zone)
            values ($1, 'Tower', '1 Main St', 'Troy', 'NY', '12180', 'America/New_York') returning id),
          job as (insert into jobs (organization_id, job_number, job_name, client_id, status)
            select $1, 'J-1', 'Tower', id, 'active' from client returning id)
          insert into job_buildings (organization_id, job_id, building_id)
          select $1, job.id, building.id from job, building returning job_id, building_id`,
        values: [organizationId],
        row: z.custom<{ job_id: number; building_id: number }>(),
      }),
    );
    if (!site) throw new Error('no job site');
    return { organizationId, jobId: site.job_id, buildingId: site.building_id, headers, colleague };
  } finally {
    await database.close();
    await prepared.stop();
  }
};
