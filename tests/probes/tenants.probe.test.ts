import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product } from '../../apps/server/product.ts';
import { tableOwners } from '../../db/owners.ts';
import {
  type Client,
  type Company,
  createClient,
  seedCompany,
  startApp,
  type TestApp,
  type Who,
} from '../api/harness/index.ts';
import { inputWith } from './sample-input.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let clients: Map<Who, Client>;

const roles: Who[] = [
  'admin',
  'manager',
  'area-manager',
  'supervisor',
  'day-porter',
  'csr',
  'viewer',
  'nobody',
];

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
  await leaveGap();
  rival = await seedCompany(app, 'rival');
  await seedForeignTask(rival);
  clients = new Map(await Promise.all(roles.map(async (who) => [who, await acme.signIn(who)] as const)));
});
afterAll(() => app.close());

/** Ids of the second company start far above: none of them is by chance the id of something of the first. */
const leaveGap = async (): Promise<void> => {
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  await owner.query(`select setval(oid, 100000) from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace and relname <> 'pgmigrations_id_seq'`);
  await owner.end();
};

const seedForeignTask = async (company: Company): Promise<void> => {
  const client = await company.signIn('admin');
  const { jobId: job_id, buildingId: building_id } = company.inScope;
  const body = { job_id, building_id, description: company.canary, type: 'request' };
  await client.raw('POST', '/api/v1/core/tasks', body);
};

/** Changes with any change of any row of the organization. */
const fingerprint = async (organizationId: number): Promise<string> => {
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  try {
    await owner.query("select set_config('app.organization_id', $1, false)", [String(organizationId)]);
    const hash = createHash('sha256');
    for (const table of Object.keys(tableOwners)) {
      const { rows } = await owner.query(`select to_jsonb(t)::text as row from ${table} t order by 1`);
      const own = rows.filter(
        ({ row }) =>
          (row as string).includes(rival.canary) || row.includes(`"organization_id": ${organizationId},`),
      );
      hash.update(table).update(JSON.stringify(own));
    }
    return hash.digest('hex');
  } finally {
    await owner.end();
  }
};

/** Ids of the other company's records, one of each kind. */
const foreignIds = (): number[] => [
  rival.inScope.jobId,
  rival.inScope.buildingId,
  rival.clientId,
  rival.users.manager,
  rival.organizationId,
];

const signedIn = product.bindings.filter(
  ({ endpoint }) =>
    endpoint.access !== 'public' && endpoint.access !== 'token' && endpoint.answer !== 'stream',
);

describe.each(signedIn.map((binding) => [binding.name, binding] as const))('%s', (_name, { endpoint }) => {
  it('asks for a session', async () => {
    const answer = await createClient(app).call(endpoint, inputWith(endpoint, 1) as never);
    expect(answer.status).toBe(401);
  });

  it('refuses a person without any flag where a flag is declared', async () => {
    const answer = await clients.get('nobody')?.call(endpoint, inputWith(endpoint, 2_000_000_000) as never);
    if (typeof endpoint.access === 'object' && !endpoint.access.orPolicy) expect(answer?.status).toBe(403);
    else expect([200, 403, 404, 409, 422]).toContain(answer?.status);
  });

  it("neither shows nor changes another company's records, for any role", async () => {
    const before = await fingerprint(rival.organizationId);
    for (const client of clients.values()) {
      for (const id of foreignIds()) {
        const answer = await client.call(endpoint, inputWith(endpoint, id) as never);
        expect(answer.status).toBeLessThan(500);
        expect(answer.text).not.toContain(rival.canary);
        if (endpoint.params) expect(answer.status, `${id}: ${answer.text}`).not.toBe(200);
      }
    }
    expect(await fingerprint(rival.organizationId)).toBe(before);
  });

  it('answers garbage in the address with 404, or 403 to who may not ask', async () => {
    if (!endpoint.params) return;
    for (const bad of ['0', '-1', 'abc', '99999999999999', '1%27', '1.5', '%00']) {
      const path = endpoint.path.replace(/\{\w+\}/g, bad);
      const url = endpoint.root ? path : `/api/v1${path}`;
      const answer = await clients
        .get('admin')
        ?.raw(endpoint.method, url, endpoint.method === 'GET' ? undefined : {});
      expect([400, 404], `${url}: ${answer?.text}`).toContain(answer?.status);
    }
  });
});

describe.each(
  product.bindings
    .filter(({ endpoint }) => endpoint.access === 'token')
    .map(({ name, endpoint }) => [name, endpoint] as const),
)('%s, for strangers', (_name, endpoint) => {
  /** What a stranger gets who holds this token and asks for that organization. */
  const ask = (orgSlug: string, id: number, token?: string) => {
    const stranger = createClient(app);
    if (token) stranger.cookies['redirect-token'] = token;
    const given = { ...inputWith(endpoint, id).params, orgSlug };
    return stranger.call(endpoint, { params: given } as never);
  };

  /** A record that the endpoint's token opens: its call below /core, and its id. */
  const shareable = async (admin: Client, kind = 'task'): Promise<[string, number]> => {
    const { jobId: job_id, buildingId: building_id } = rival.inScope;
    const rule = { freq: 'day', every: 7, start_on: '2035-01-15' };
    const body = { job_id, building_id, description: rival.canary, type: 'request', recurrence: { rule } };
    const { payload } = await admin.raw('POST', '/api/v1/core/tasks', body);
    const { id, series } = payload as { id: number; series: { id: number } };
    return kind === 'task-series' ? [`task/series/${series.id}`, series.id] : [`tasks/${id}`, id];
  };

  it('asks for a token of that organization', async () => {
    const admin = await rival.signIn('admin');
    const [call, id] = await shareable(admin, endpoint.shares);
    const link = await admin.raw('GET', `/api/v1/core/${call}/share-link`);
    const { token } = link.payload as { token: string };
    expect((await ask('rival', id, token)).status).not.toBe(401);
    for (const answer of [
      await ask('rival', id),
      await ask('rival', id, 'garbage'),
      await ask('rival', id, `${token}A`),
      await ask('acme', id, token),
    ]) {
      expect(answer.status).toBe(401);
      expect(answer.text).not.toContain('CANARY');
    }
  });
});

describe('the tenant header', () => {
  it('is refused when it names an organization the person is no member of', async () => {
    const client = createClient(app, rival.organizationId);
    Object.assign(client.cookies, clients.get('admin')?.cookies);
    for (const { endpoint } of signedIn) {
      const answer = await client.call(endpoint, inputWith(endpoint, rival.inScope.jobId) as never);
      expect(answer.status).toBe(403);
      expect(answer.text).not.toContain(rival.canary);
    }
    const query = `?organization_id=${rival.organizationId}`;
    expect((await clients.get('admin')?.raw('GET', `/api/v1/user${query}`))?.status).toBe(200);
    const bare = createClient(app);
    Object.assign(bare.cookies, clients.get('admin')?.cookies);
    expect((await bare.raw('GET', `/api/v1/user${query}`)).status).toBe(403);
    expect((await bare.raw('GET', '/api/v1/user?organization_id=abc')).status).toBe(403);
  });

  it('absent means the default organization', async () => {
    const bare = createClient(app);
    Object.assign(bare.cookies, clients.get('admin')?.cookies);
    const answer = await bare.raw('GET', '/api/v1/organization');
    expect((answer.payload as { id: number }).id).toBe(acme.organizationId);
  });
});
