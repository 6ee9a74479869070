import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointShape } from '#platform/contract/endpoint';
import type { Binding } from '#platform/server/http/binding';
import type { Known, Sample } from '#platform/server/testing/sample';
import { features } from '../../apps/server/features.ts';
import { product } from '../../apps/server/product.ts';
import {
  type Answer,
  addTask,
  type Client,
  type Company,
  createClient,
  seedCompany,
  startApp,
  type TestApp,
  type Who,
} from '../api/harness/index.ts';
import { recordIn, sampleCompany, samples, sampleToken } from '../api/harness/samples.ts';
import { fingerprint } from './fingerprint.ts';
import { inputWith } from './sample-input.ts';

let app: TestApp;
let acme: Company;
let rival: Sampled;
let all: Sample[];
let clients: Map<Who, Client>;
/** Fingerprint of the second company after the latest check. */
let lastFingerprint: string;

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
  all = await samples();
  rival = await seedForeign('rival');
  await skipIdsTo(200_000);
  clients = new Map(await Promise.all(roles.map(async (who) => [who, await acme.signIn(who)] as const)));
  lastFingerprint = await fingerprint(app, rival);
});
afterAll(() => app.close());

/** Gives ids of the second company a range of their own, so that none is by chance an id of the first, even of records
 * created later. */
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

type Sampled = Company & { known: Known };

/** A company with a record of each kind, and a task that contains the company's name. */
const seedForeign = async (slug: string): Promise<Sampled> => {
  const company = await seedCompany(app, slug);
  const known = await sampleCompany(app, company);
  await addTask(await company.signIn('admin'), company.inScope, { description: company.canary });
  return { ...company, known };
};

/** The ids of a company to try: one of each kind that other records refer to, and that of the endpoint's own kind. */
const idsOf = ({ path }: EndpointShape, company: Sampled): Set<number> => {
  const { inScope, clientId, users, organizationId, known } = company;
  const own = recordIn(all, known, path);
  const others = [inScope.jobId, inScope.buildingId, clientId, users.manager, organizationId];
  return new Set(own === undefined ? others : [own, ...others]);
};

/** Calls the endpoint with the ids of another company, as every person. */
const trespass = async (
  endpoint: EndpointShape,
  company: Sampled,
  look: (answer: Answer<unknown>, id: number) => void = () => undefined,
): Promise<void> => {
  for (const client of clients.values()) {
    for (const id of idsOf(endpoint, company)) look(await client.send(endpoint, inputWith(endpoint, id)), id);
  }
};

/** The endpoints among these that change a fresh company when called with its ids; all of them if none does so
 * alone. */
const endpointsWithChanges = async (suspects: readonly Binding[]): Promise<string[]> => {
  const guilty: string[] = [];
  for (const { name, endpoint } of suspects) {
    const victim = await seedForeign(`victim-${name.toLowerCase()}`);
    const before = await fingerprint(app, victim);
    await trespass(endpoint, victim);
    if ((await fingerprint(app, victim)) !== before) guilty.push(name);
  }
  return guilty.length > 0 ? guilty : suspects.map(({ name }) => `perhaps ${name}`);
};

const isSignedIn = ({ endpoint: { access, answer } }: Binding): boolean =>
  access !== 'public' && access !== 'token' && answer !== 'stream';

const byFeature = features
  .map(({ name, bindings }) => [name, bindings(product.gather).filter(isSignedIn)] as const)
  .filter(([, bindings]) => bindings.length > 0);

const probe = (endpoint: EndpointShape): void => {
  it('asks for a session', async () => {
    const answer = await createClient(app).send(endpoint, inputWith(endpoint, 1));
    expect(answer.status).toBe(401);
  });

  it('refuses a person without any flag where a flag is declared', async () => {
    const answer = await clients.get('nobody')?.send(endpoint, inputWith(endpoint, 2_000_000_000));
    if (typeof endpoint.access === 'object' && !endpoint.access.orPolicy) expect(answer?.status).toBe(403);
    // 429 is right for these: wrong passwords are counted together, whichever call they came with.
    else
      expect([200, 403, 404, 409, 422, ...(endpoint.rate === 'sign-in' ? [429] : [])]).toContain(
        answer?.status,
      );
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

// All tables are compared once per feature, and per endpoint only when that finds a change.
describe.each(byFeature)('%s', (_feature, members) => {
  describe.each(members.map(({ name, endpoint }) => [name, endpoint] as const))('%s', (_name, endpoint) =>
    probe(endpoint),
  );

  it("changes none of another company's records", async () => {
    const after = await fingerprint(app, rival);
    const changed = after !== lastFingerprint;
    lastFingerprint = after;
    expect(changed ? await endpointsWithChanges(members) : []).toEqual([]);
  });
});

describe.each(
  product.bindings
    .filter(({ endpoint }) => endpoint.access === 'token')
    .map(({ name, endpoint }) => [name, endpoint] as const),
)('%s, for strangers', (_name, endpoint) => {
  /** The answer to a stranger who holds this token and asks for that organization. */
  const ask = (orgSlug: string, id: number, token?: string) => {
    const stranger = createClient(app);
    if (token) stranger.cookies['redirect-token'] = token;
    const given = { ...inputWith(endpoint, id).params, orgSlug };
    return stranger.send(endpoint, { params: given });
  };

  it('asks for a token of that organization', async () => {
    const id = recordIn(all, rival.known, endpoint.path) ?? 0;
    // A call that names no kind of link accepts every kind.
    const [kind = ''] = endpoint.shares
      ? [endpoint.shares]
      : all.flatMap(({ shared = {} }) => Object.keys(shared));
    const token = await sampleToken(rival.known, await rival.signIn('admin'), kind);
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
    for (const { endpoint } of product.bindings.filter(isSignedIn)) {
      const answer = await client.send(endpoint, inputWith(endpoint, rival.inScope.jobId));
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
