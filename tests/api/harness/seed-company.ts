import { setTimeout as pause } from 'node:timers/promises';
import type { RoleKey } from '#features/accounts/access/contract';
import { grantRole, insertMembership, replaceVisibleJobs } from '#features/accounts/access/server';
import { sessionEndpoints } from '#features/accounts/session/contract';
import {
  createLogin,
  createOrganizationIn,
  deviceCookie,
  hashPassword,
  nextOrganizationId,
  withMark,
} from '#features/accounts/session/server';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import { type Client, createClient } from './client.ts';
import type { TestApp } from './start-app.ts';

export const testPassword = 'a-long-test-password';

/** All people except admin and outsider; each has the role of the same name. */
const staff = [
  'manager',
  'area-manager',
  'scheduler',
  'supervisor',
  'day-porter',
  'csr',
  'sales-rep',
  'viewer',
] as const;

export type Who = 'admin' | 'nobody' | (typeof staff)[number];

export type Company = {
  organizationId: number;
  slug: string;
  /** A text in every text column. If it appears in an answer to another company, data has leaked. */
  canary: string;
  users: Record<Who, number>;
  clientId: number;
  /** All staff see `inScope`; only people who see every job see `outOfScope`. */
  inScope: { jobId: number; buildingId: number };
  outOfScope: { jobId: number; buildingId: number };
  signIn: (who: Who) => Promise<Client>;
};

type Users = Partial<Record<Who, number>>;

let hash: Promise<string> | undefined;

const addPerson = async (
  tenant: Tenant,
  slug: string,
  who: Who,
  roles: Map<string, number>,
  canary: string,
) => {
  hash ??= hashPassword(testPassword);
  const email = `${who}@${slug}.test`;
  const userId = await createLogin(tenant, email, await hash, 'en', { proven: true });
  await insertMembership(tenant, {
    user_id: userId,
    email,
    first_name: canary,
    last_name: who,
    title: canary,
    license: who === 'viewer' ? 'viewer' : 'full',
  });
  const role = roles.get(who as RoleKey);
  if (role) await grantRole(tenant, userId, role, null);
  return userId;
};

export const addSite = async (tenant: Tenant, clientId: number, number: string, canary: string) => {
  const organization_id = tenant.organizationId;
  const { id: buildingId } = await tenant.db
    .insertInto('buildings')
    .values({
      organization_id,
      name: `${canary} ${number}`,
      address: `${canary} Street 1`,
      city: canary,
      state: 'CO',
      zip: '80202',
      lat: 39.75,
      lng: -104.99,
      time_zone: 'America/Denver',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: jobId } = await tenant.db
    .insertInto('jobs')
    .values({
      organization_id,
      job_number: number,
      job_name: `${canary} ${number}`,
      client_id: clientId,
      status: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tenant.db
    .insertInto('job_buildings')
    .values({ organization_id, job_id: jobId, building_id: buildingId })
    .execute();
  return { jobId, buildingId };
};

export const addClient = async (tenant: Tenant, canary: string): Promise<number> => {
  const { id } = await tenant.db
    .insertInto('clients')
    .values({ organization_id: tenant.organizationId, account_number: `${canary}-1`, name: canary })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Signs in by the database's clock, which decides when sessions end, whatever the server's clock is set to. On a device
 * that the person has used: nobody is mailed about a new one. */
const signInOf = (app: TestApp, slug: string, organizationId: number, users: Users) => async (who: Who) => {
  const client = createClient(app, organizationId);
  const mark = withMark(undefined, { user_id: users[who] ?? 0, password_hash: (await hash) ?? null });
  for (const name of [deviceCookie, `__Host-${deviceCookie}`]) client.cookies[name] = mark;
  const body = { email: `${who}@${slug}.test`, password: testPassword };
  const tryOnce = () => app.bySystemClock(() => client.call(sessionEndpoints.login, { body }));
  let answer = await tryOnce();
  // A machine that runs many tests at once may answer 503 now and then.
  for (let tries = 1; answer.status === 503 && tries < 5; tries += 1) {
    await pause(1000);
    answer = await tryOnce();
  }
  if (answer.status !== 200) throw new Error(`${who}@${slug}.test could not sign in: ${answer.text}`);
  return client;
};

/** An organization with one person per role, `nobody` without a role, and two job sites. */
export const seedCompany = async (app: TestApp, slug: string): Promise<Company> => {
  const organizationId = await nextOrganizationId(app.database.identity);
  const canary = `CANARY-${slug}`;
  hash ??= hashPassword(testPassword);
  const passwordHash = await hash;
  return app.database.withTenant(systemScope(organizationId), async (tenant) => {
    const { userId: admin, roles } = await createOrganizationIn(tenant, {
      name: canary,
      slug,
      timeZone: 'America/Denver',
      admin: {
        firstName: canary,
        lastName: 'admin',
        email: `admin@${slug}.test`,
        passwordHash,
        locale: 'en',
      },
    });
    const users: Partial<Record<Who, number>> = { admin };
    for (const who of [...staff, 'nobody'] as const)
      users[who] = await addPerson(tenant, slug, who, roles, canary);
    const clientId = await addClient(tenant, canary);
    const inScope = await addSite(tenant, clientId, 'J-1', canary);
    const outOfScope = await addSite(tenant, clientId, 'J-2', canary);
    const rows = staff.map((who) => ({
      user_id: users[who] ?? 0,
      job_id: inScope.jobId,
      client_id: clientId,
    }));
    await replaceVisibleJobs(tenant, 'access', { jobIds: [inScope.jobId] }, rows);
    return {
      organizationId,
      slug,
      canary,
      users: users as Record<Who, number>,
      clientId,
      inScope,
      outOfScope,
      signIn: signInOf(app, slug, organizationId, users),
    };
  });
};
