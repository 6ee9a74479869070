import { afterAll, beforeAll, expect, it } from 'vitest';
import { isBytes } from '#platform/contract/endpoint';
import { fillIn, type Known, type Sample } from '#platform/server/testing/sample';
import { product } from '../../apps/server/product.ts';
import { countStatements } from '../api/harness/count-statements.ts';
import { type Answer, type Client, seedCompany, startApp, type TestApp } from '../api/harness/index.ts';
import { addressIn, growSamples, sampleCompany, samples, unsampled } from '../api/harness/samples.ts';

let app: TestApp;
let all: Sample[];
let known: Known;
const readers = new Map<string, Client>();

beforeAll(async () => {
  app = await startApp();
  const acme = await seedCompany(app, 'acme');
  for (const who of ['admin', 'supervisor'] as const) readers.set(who, await acme.signIn(who));
  all = await samples();
  known = await sampleCompany(app, acme);
});
afterAll(() => app.close());

const reads = product.bindings.filter(
  ({ endpoint }) =>
    endpoint.method === 'GET' &&
    !isBytes(endpoint) &&
    endpoint.access !== 'public' &&
    endpoint.access !== 'token',
);

const lists = (): Record<string, string> => Object.assign({}, ...all.map((sample) => sample.lists));

/** Milliseconds. Every read of the product is asked four times as two people. */
const readsEverything = 180_000;

type Read = { answer: Answer<never>; statements: number; again: () => Promise<Read> };

const read = async (client: Client, path: string): Promise<Read> => {
  const ask = () => client.raw('GET', `/api/v1${path}`);
  // One call before counting, so that what is prepared once per connection is not counted.
  let answer = await ask();
  const statements = await countStatements(async () => {
    answer = await ask();
  });
  return { answer, statements, again: () => read(client, path) };
};

const readAll = async (): Promise<Map<string, Read>> => {
  const found = new Map<string, Read>();
  for (const [who, client] of readers) {
    for (const { name, endpoint } of reads) {
      const query = fillIn(lists()[name] ?? '', known);
      const outcome = await read(client, `${addressIn(all, known, endpoint)}${query}`);
      if (outcome.answer.status === 200) found.set(`${who}: ${name}`, outcome);
    }
  }
  return found;
};

it('every record that is read and every list has a sample', () => {
  expect(unsampled(all, known, product.bindings)).toEqual([]);
  const missing = Object.fromEntries(Object.entries(known).filter(([name]) => name !== 'areaId'));
  expect(unsampled(all, missing, product.bindings)).toEqual(['getArea: no sample of /core/areas/{id}']);
  const withoutOne = all.map((sample) => ({
    ...sample,
    lists: Object.fromEntries(Object.entries(sample.lists ?? {}).filter(([name]) => name !== 'listAreas')),
  }));
  expect(unsampled(withoutOne, known, product.bindings)).toEqual([
    'listAreas: no sample says how its list grows',
  ]);
});

it(
  'no answer takes more statements when there are more rows',
  async () => {
    const before = await readAll();
    await growSamples(app, known);
    const after = await readAll();
    const grown = [...before].filter(
      ([name, { answer }]) => answer.text.length * 2 < (after.get(name)?.answer.text.length ?? 0),
    );
    // The lists that this test is about: a list missing here would no longer be measured.
    expect(grown.map(([name]) => name)).toEqual(
      expect.arrayContaining(Object.keys(lists()).map((name) => `admin: ${name}`)),
    );
    for (const [name, { statements }] of before) {
      const grownRead = after.get(name);
      // Work of the queue that changes what the reader may see makes a read under way start over: read once more.
      const isSame = grownRead?.statements === statements;
      const last = isSame ? grownRead : await grownRead?.again();
      expect({ name, statements: last?.statements }).toEqual({ name, statements });
    }
  },
  readsEverything,
);
