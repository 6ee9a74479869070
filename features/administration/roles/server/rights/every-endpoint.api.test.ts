import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointShape } from '#platform/contract/endpoint';
import { product } from '../../../../../apps/server/product.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
  type Who,
} from '../../../../../tests/api/harness/index.ts';
import { inputWith } from '../../../../../tests/probes/sample-input.ts';
import { roleEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
  admin = await acme.signIn('admin');
});
afterAll(() => app.close());

const people: Who[] = [
  'manager',
  'area-manager',
  'scheduler',
  'supervisor',
  'day-porter',
  'csr',
  'sales-rep',
  'viewer',
  'nobody',
];

/** The id of no record, so that only the flags decide. */
const nowhere = 2_000_000_000;

type Declared = {
  all?: readonly string[];
  any?: readonly string[];
  unless?: readonly string[];
  orPolicy?: string;
};

const isOpen = ({ all = [], any = [], unless = [] }: Declared, held: ReadonlySet<string>): boolean =>
  !unless.some((flag) => held.has(flag)) &&
  all.every((flag) => held.has(flag)) &&
  (any.length === 0 || any.some((flag) => held.has(flag)));

type Call = { name: string; endpoint: EndpointShape };
type DeclaredCall = { name: string; endpoint: EndpointShape & { access: Declared } };

const calls = product.bindings.filter(({ endpoint: { answer } }) => answer !== 'stream') as Call[];

const declaring = calls.filter(({ endpoint: { access } }) => typeof access === 'object') as DeclaredCall[];

const byFlagsAlone = declaring.filter(({ endpoint: { access } }) => !access.orPolicy);

/** Calls that are open to everybody with their flags, and by a policy of the feature to others for some records. */
const byPolicyToo = declaring.filter(({ endpoint: { access } }) => access.orPolicy);

const open = (access: string) => calls.filter(({ endpoint }) => endpoint.access === access);

/** Calls that require more for some inputs than they declare: the declared flags are necessary, but not sufficient. */
const asksMore: Record<string, string> = { uploadJobFile: 'the kind of document needs a flag of its own' };

/** Calls that read one job. */
const ofJob = byFlagsAlone.filter(
  ({ endpoint: { method, path } }) =>
    method === 'GET' && /^\/job\/\{id\}/.test(path) && !/\{(?!id\})/.test(path),
);

const flagsOf = async (who: Who): Promise<Set<string>> => {
  const { payload } = await admin.call(roleEndpoints.getPersonRights, { params: { id: acme.users[who] } });
  return new Set<string>(payload.flags.filter((right) => right.held).map(({ flag }) => flag));
};

const isRefused = async (client: Client, endpoint: EndpointShape): Promise<boolean> => {
  const { status, code } = await client.send(endpoint, inputWith(endpoint, nowhere));
  return status === 403 && code === 'forbidden';
};

describe('what the page of rights says', () => {
  it.each(people)('is what every call answers a %s', { timeout: 120_000 }, async (who) => {
    const held = await flagsOf(who);
    const client = await acme.signIn(who);
    const wrong: string[] = [];
    for (const { name, endpoint } of byFlagsAlone) {
      const isAllowed = isOpen(endpoint.access, held);
      if ((await isRefused(client, endpoint)) === isAllowed && !(isAllowed && asksMore[name]))
        wrong.push(name);
    }
    for (const { name, endpoint } of byPolicyToo) {
      if (isOpen(endpoint.access, held) && (await isRefused(client, endpoint))) wrong.push(name);
    }
    for (const { name, endpoint } of open('super-admin')) {
      if (!(await isRefused(client, endpoint))) wrong.push(name);
    }
    expect(wrong).toEqual([]);
    expect(byFlagsAlone.length).toBeGreaterThan(150);
  });

  it('of calls for everybody is that no right is needed', { timeout: 120_000 }, async () => {
    const wrong: string[] = [];
    const client = await acme.signIn('nobody');
    const ending = ['logout', 'endSessions'];
    for (const { name, endpoint } of open('signed-in')) {
      if (!ending.includes(name) && (await isRefused(client, endpoint))) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });

  it.each(people)(
    'of job sites is what every call about one answers a %s',
    { timeout: 120_000 },
    async (who) => {
      const held = await flagsOf(who);
      const client = await acme.signIn(who);
      const wrong: string[] = [];
      for (const { jobId } of [acme.inScope, acme.outOfScope]) {
        const { payload } = await admin.call(roleEndpoints.listPersonJobs, {
          params: { id: acme.users[who] },
          query: { job_id: jobId },
        });
        for (const { name, endpoint } of ofJob) {
          if (!isOpen(endpoint.access, held)) continue;
          const { status } = await client.send(endpoint, inputWith(endpoint, jobId));
          const expected = payload.rows.length > 0 ? 200 : 404;
          if (status !== expected) wrong.push(`${name} of ${jobId}: ${status}, not ${expected}`);
        }
      }
      expect(wrong).toEqual([]);
      expect(ofJob.length).toBeGreaterThan(10);
    },
  );
});
