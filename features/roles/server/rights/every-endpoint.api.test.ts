import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointShape } from '#platform/contract/endpoint';
import { product } from '../../../../apps/server/product.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
  type Who,
} from '../../../../tests/api/harness/index.ts';
import { inputWith } from '../../../../tests/probes/sample-input.ts';
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

/** Of no record: what is left to decide are the flags. */
const nowhere = 2_000_000_000;

type Declared = { all?: readonly string[]; any?: readonly string[] };

const isOpen = ({ all = [], any = [] }: Declared, held: ReadonlySet<string>): boolean =>
  all.every((flag) => held.has(flag)) && (any.length === 0 || any.some((flag) => held.has(flag)));

/** Calls that declare flags; where a feature's own policy may open a call beside them, it decides by the record. */
const declared = product.bindings.filter(
  ({ endpoint: { access, answer } }) => typeof access === 'object' && !access.orPolicy && answer !== 'stream',
) as { name: string; endpoint: EndpointShape & { access: Declared } }[];

/** Calls that ask more of their inputs than they declare: their flags let nobody in who lacks them, and that is all. */
const asksMore: Record<string, string> = { uploadJobFile: 'the kind of document needs a flag of its own' };

describe('what the page of rights says', () => {
  it.each(people)('is what every call answers a %s', { timeout: 120_000 }, async (who) => {
    const { payload } = await admin.call(roleEndpoints.getPersonRights, { params: { id: acme.users[who] } });
    const held = new Set<string>(payload.flags.filter((right) => right.held).map(({ flag }) => flag));
    const client = await acme.signIn(who);
    const wrong: string[] = [];
    for (const { name, endpoint } of declared) {
      const { status, code } = await client.call(endpoint, inputWith(endpoint, nowhere) as never);
      const refused = status === 403 && code === 'forbidden';
      const open = isOpen(endpoint.access, held);
      if (refused === open && !(open && asksMore[name])) wrong.push(`${name}: ${status} ${code}`);
    }
    expect(wrong).toEqual([]);
    expect(declared.length).toBeGreaterThan(150);
  });
});
