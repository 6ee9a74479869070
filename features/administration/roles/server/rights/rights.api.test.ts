import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules, rolePresets } from '#features/accounts/access/contract';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { areaEndpoints } from '#features/sites/areas/contract';
import { jobEndpoints } from '#features/sites/jobs/contract';
import { isBytes } from '#platform/contract/endpoint';
import { flags } from '#platform/contract/flags';
import { product } from '../../../../../apps/server/product.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { type PersonRights, roleEndpoints } from '../../contract/index.ts';

const { getPersonRights, listPersonJobs } = roleEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let person: Client;
let id: number;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  person = await acme.signIn('nobody');
  id = acme.users.nobody;
});
afterAll(() => app.close());

const given = fc.record({
  roles: fc.uniqueArray(fc.constantFrom(...rolePresets.map(({ key }) => key)), { maxLength: 4 }),
  denied: fc.uniqueArray(fc.constantFrom(...modules), { maxLength: 3 }),
  license: fc.constantFrom('full', 'viewer'),
  limited: fc.boolean(),
});

/** Gives the person these roles alone, and a new one that may be limited. */
const give = async ({
  roles,
  denied,
  license,
  limited,
}: typeof given extends fc.Arbitrary<infer G> ? G : never) => {
  await sqlAs(app, acme, 'delete from membership_roles where user_id = $1', [id]);
  await sqlAs(
    app,
    acme,
    `insert into membership_roles (organization_id, user_id, role_id)
     select organization_id, $1, id from roles where key = any($2) or (name = 'Limited' and $3)`,
    [id, roles, limited],
  );
  await sqlAs(app, acme, 'update memberships set denied_modules = $2, license = $3 where user_id = $1', [
    ...[id, denied, license],
  ]);
};

const rights = async (): Promise<PersonRights> =>
  (await admin.call(getPersonRights, { params: { id } })).payload;

const settingsOf = async () => (await person.call(sessionEndpoints.getSettings)).payload;

const flagIn = (settings: object, flag: string): unknown =>
  flag.split('.').reduce((branch: unknown, key) => (branch as Record<string, unknown>)[key], settings);

describe('the rights of a person', () => {
  it('are what the person is really answered, whatever was given', async () => {
    await sqlAs(
      app,
      acme,
      `insert into roles (organization_id, name, flags) values ($1, 'Limited',
        '{hasAccessInspections,inspections.onlyFinalized,hasAccessReports,reports.onlyFinalized}')`,
      [acme.organizationId],
    );
    const isOpen = ({ access }: { access: unknown }, held: ReadonlySet<string>): boolean => {
      const { all = [], any = [], unless = [] } = access as Record<string, string[] | undefined>;
      if (unless.some((flag) => held.has(flag))) return false;
      return all.every((flag) => held.has(flag)) && (any.length === 0 || any.some((flag) => held.has(flag)));
    };
    const readings = product.bindings.filter(
      ({ endpoint }) =>
        endpoint.method === 'GET' &&
        typeof endpoint.access === 'object' &&
        !endpoint.access.orPolicy &&
        !endpoint.path.includes('{') &&
        !isBytes(endpoint) &&
        endpoint.audit === null,
    );
    expect(readings.length).toBeGreaterThan(5);
    const check = async (combination: Parameters<typeof give>[0]) => {
      await give(combination);
      const said = await rights();
      const settings = await settingsOf();
      const held = new Set(said.flags.filter((right) => right.held).map(({ flag }) => flag as string));
      expect([...held].toSorted()).toEqual(
        flags.filter((flag) => flagIn(settings, flag) === true).toSorted(),
      );
      for (const { endpoint } of readings) {
        const { status } = await person.raw('GET', `/api/v1${endpoint.path}`);
        expect([endpoint.path, status === 403]).toEqual([endpoint.path, !isOpen(endpoint, held)]);
      }
      const seen = await person.call(jobEndpoints.listJobs, { query: { per_page: 0 } });
      const answer = await admin.call(listPersonJobs, { params: { id }, query: { per_page: 100 } });
      if (seen.status === 200) {
        expect(answer.payload.rows.map((job) => job.id).toSorted()).toEqual(
          seen.payload.rows.map((job) => job.id).toSorted(),
        );
      }
    };
    await fc.assert(fc.asyncProperty(given, check), { numRuns: 25 });
  });

  it('say what decided about each', async () => {
    await give({
      roles: ['supervisor', 'area-manager', 'viewer'],
      denied: ['tasks'],
      license: 'full',
      limited: true,
    });
    const said = await rights();
    const idOf = (key: string) => said.roles.find((role) => role.key === key)?.id;
    const right = (flag: string) => said.flags.find((one) => one.flag === flag);
    expect(said.flags.map(({ flag }) => flag)).toEqual([...flags]);
    expect(right('tasks.canDeleteTask')).toEqual({
      flag: 'tasks.canDeleteTask',
      held: false,
      given_by: [idOf('area-manager')],
      freed_by: [],
      taken_by: 'tasks',
    });
    expect(right('inspections.onlyFinalized')).toMatchObject({
      held: false,
      given_by: [idOf('viewer'), said.roles.find(({ name }) => name === 'Limited')?.id],
      freed_by: [idOf('supervisor'), idOf('area-manager')].toSorted(),
    });
    expect(said.sees_all_by).toEqual([]);
  });

  it('say how the policies of a page limit them', async () => {
    const limitsWith = async (roles: ('day-porter' | 'supervisor' | 'admin')[]) => {
      await give({ roles, denied: [], license: 'full', limited: false });
      return (await rights()).limits.map(({ text }) => text);
    };
    expect(await limitsWith(['admin'])).toEqual([]);
    const porter = await limitsWith(['day-porter']);
    expect(porter).toEqual([
      'Can change only tasks that this person created or that are assigned to them.',
      'Can delete only their own notes, within 15 minutes.',
    ]);
    expect(await limitsWith(['supervisor'])).toEqual([porter[1]]);
  });

  it('are read by those who see people, in their organization', async () => {
    expect((await person.call(getPersonRights, { params: { id } })).status).toBe(403);
    expect((await person.call(listPersonJobs, { params: { id } })).status).toBe(403);
    const stranger = await rival.signIn('admin');
    expect((await stranger.call(getPersonRights, { params: { id } })).status).toBe(404);
    expect((await stranger.call(listPersonJobs, { params: { id } })).status).toBe(404);
    expect((await admin.raw('GET', `/api/v1/core/user/${id}/rights/jobs?sort=size`)).status).toBe(422);
    expect((await admin.raw('GET', '/api/v1/core/user/x/rights')).status).toBe(404);
  });
});

describe('the job sites of a person', () => {
  it('say what makes each visible, and are searched by number', async () => {
    await give({ roles: ['supervisor'], denied: [], license: 'full', limited: false });
    const area = await admin.call(areaEndpoints.createArea, { body: { name: 'North', manager_user_id: id } });
    const { jobId, buildingId } = acme.outOfScope;
    await sqlAs(app, acme, 'update buildings set area_id = $2 where id = $1', [buildingId, area.payload.id]);
    await sqlAs(
      app,
      acme,
      `insert into visible_jobs (organization_id, user_id, job_id, client_id, source)
       select organization_id, $1, id, client_id, s from jobs, unnest('{area,access}'::text[]) s where id = $2`,
      [id, jobId],
    );
    const ask = async (query: object) =>
      (await admin.call(listPersonJobs, { params: { id }, query })).payload.rows;
    expect(await ask({})).toMatchObject([
      {
        id: jobId,
        job_number: 'J-2',
        sources: [
          { source: 'access', names: [] },
          { source: 'area', names: ['North'] },
        ],
      },
    ]);
    expect(await ask({ q: 'J-1' })).toEqual([]);
    expect(await ask({ job_id: acme.inScope.jobId })).toEqual([]);
    expect(await ask({ job_id: jobId })).toHaveLength(1);
  });

  it('are all of them for who sees all, and only those that the caller sees', async () => {
    await give({ roles: ['csr'], denied: [], license: 'full', limited: false });
    expect((await rights()).sees_all_by).toEqual(['profile.canViewAllBuildings']);
    const all = await admin.call(listPersonJobs, { params: { id } });
    expect(all.payload.rows.map(({ job_number }) => job_number)).toEqual(['J-1', 'J-2']);
    await sqlAs(
      app,
      acme,
      "update roles set flags = flags || '{hasAccessAdminUsers}' where key = 'supervisor'",
    );
    const near = await (await acme.signIn('supervisor')).call(listPersonJobs, { params: { id } });
    expect(near.payload.rows.map(({ job_number }) => job_number)).toEqual(['J-1']);
  });
});
