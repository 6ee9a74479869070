import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointShape } from '#platform/contract/endpoint';
import type { Binding } from '#platform/server/http/binding';
import { product } from '../../apps/server/product.ts';
import {
  type Answer,
  type Client,
  type Company,
  createClient,
  seedCompany,
  startApp,
  type TestApp,
  type Who,
} from '../api/harness/index.ts';
import { fingerprint } from './fingerprint.ts';
import { inputWith } from './sample-input.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let clients: Map<Who, Client>;
/** Of the second company, until a test has found it changed. */
let untouched: string;

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
  await skipIdsTo(100_000);
  rival = await seedCompany(app, 'rival');
  await seedForeignTask(rival);
  await skipIdsTo(200_000);
  clients = new Map(await Promise.all(roles.map(async (who) => [who, await acme.signIn(who)] as const)));
  untouched = await fingerprint(app, rival);
});
afterAll(() => app.close());

/** Ids of the second company have a range of their own: none of them is by chance the id of something of the first, also
 * of what the first creates later. */
const skipIdsTo = async (next: number): Promise<void> => {
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  await owner.query(
    `select setval(oid, $1) from pg_class
     where relkind = 'S' and relnamespace = 'public'::regnamespace and relname <> 'pgmigrations_id_seq'`,
    [next],
  );
  await owner.end();
};

const seedForeignTask = async (company: Company): Promise<void> => {
  const client = await company.signIn('admin');
  const { jobId: job_id, buildingId: building_id } = company.inScope;
  const body = { job_id, building_id, description: company.canary, type: 'request' };
  await client.raw('POST', '/api/v1/core/tasks', body);
};

/** Ids of a company's records, one of each kind. */
const idsOf = ({ inScope, clientId, users, organizationId }: Company): number[] => [
  inScope.jobId,
  inScope.buildingId,
  clientId,
  users.manager,
  organizationId,
];

/** Calls the endpoint with the ids of another company, as everybody. */
const trespass = async (
  endpoint: EndpointShape,
  company: Company,
  look: (answer: Answer<unknown>, id: number) => void = () => undefined,
): Promise<void> => {
  for (const client of clients.values()) {
    for (const id of idsOf(company)) look(await client.call(endpoint, inputWith(endpoint, id) as never), id);
  }
};

/** Which of the endpoints change a company that is made for them to trespass on; all where none does alone. */
const guiltyOf = async (suspects: readonly Binding[]): Promise<string[]> => {
  const guilty: string[] = [];
  for (const { name, endpoint } of suspects) {
    const victim = await seedCompany(app, `victim-${name.toLowerCase()}`);
    await seedForeignTask(victim);
    const before = await fingerprint(app, victim);
    await trespass(endpoint, victim);
    if ((await fingerprint(app, victim)) !== before) guilty.push(name);
  }
  return guilty.length > 0 ? guilty : suspects.map(({ name }) => `perhaps ${name}`);
};

const signedIn = product.bindings.filter(
  ({ endpoint }) =>
    endpoint.access !== 'public' && endpoint.access !== 'token' && endpoint.answer !== 'stream',
);

const areaOf = ({ endpoint }: Binding): string => endpoint.path.split('/').slice(0, 3).join('/');

const probe = (endpoint: EndpointShape): void => {
  it('asks for a session', async () => {
    const answer = await createClient(app).call(endpoint, inputWith(endpoint, 1) as never);
    expect(answer.status).toBe(401);
  });

  it('refuses a person without any flag where a flag is declared', async () => {
    const answer = await clients.get('nobody')?.call(endpoint, inputWith(endpoint, 2_000_000_000) as never);
    if (typeof endpoint.access === 'object' && !endpoint.access.orPolicy) expect(answer?.status).toBe(403);
    else expect([200, 403, 404, 409, 422]).toContain(answer?.status);
  });

  it("shows no other company's records, to any role", async () => {
    await trespass(endpoint, rival, (answer, id) => {
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toContain(rival.canary);
      if (endpoint.params) expect(answer.status, `${id}: ${answer.text}`).not.toBe(200);
    });
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
};

// All tables are compared once for the endpoints of a feature, and endpoint by endpoint only where that finds a change.
describe.each([...Map.groupBy(signedIn, areaOf)])('%s', (_area, members) => {
  describe.each(members.map(({ name, endpoint }) => [name, endpoint] as const))('%s', (_name, endpoint) =>
    probe(endpoint),
  );

  it("changes none of another company's records", async () => {
    const after = await fingerprint(app, rival);
    const changed = after !== untouched;
    untouched = after;
    expect(changed ? await guiltyOf(members) : []).toEqual([]);
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
