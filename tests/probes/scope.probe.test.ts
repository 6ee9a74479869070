import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Binding } from '#platform/server/http/binding';
import { features } from '../../apps/server/features.ts';
import { product } from '../../apps/server/product.ts';
import { fingerprint } from './fingerprint.ts';
import { idFields, idParams } from './id-fields.ts';
import { probeWrite } from './probe-write.ts';
import { readEverything, readShared, runStatements, workEverything } from './run-the-rest.ts';
import { recordStatements, statementNames } from './statement-names.ts';
import { openWorlds, unplaced, type Worlds } from './worlds.ts';
import { unasked } from './write-exceptions.ts';

let worlds: Worlds;
/** Fingerprint of the other company after the latest check. */
let lastFingerprint: string;
const statements = recordStatements();
beforeAll(async () => {
  worlds = await openWorlds();
  lastFingerprint = await fingerprint(worlds.app, worlds.rival);
}, 300_000);
afterAll(async () => {
  statements.stop();
  await worlds.app.close();
});

/** Calls of people that change something and take the id of a record. */
const takesIds = ({ name, endpoint }: Binding): boolean =>
  endpoint.method !== 'GET' &&
  !['public', 'token', 'super-admin'].includes(endpoint.access as string) &&
  !(name in unasked) &&
  idFields(endpoint).length + idParams(endpoint).length > 0;

const byFeature = features
  .map(({ name, bindings }) => [name, bindings(product.gather).filter(takesIds)] as const)
  .filter(([, bindings]) => bindings.length > 0);

it('knows two records of each kind', () => {
  expect(unplaced(worlds)).toEqual([]);
});

describe.each(byFeature)('%s', (_feature, bindings) => {
  it.each(bindings.map((binding) => [binding.name, binding] as const))(
    '%s takes no record of another site or company',
    async (_name, binding) => {
      expect(await probeWrite(worlds, binding)).toEqual([]);
    },
  );

  it('changes nothing of another company', async () => {
    const before = lastFingerprint;
    lastFingerprint = await fingerprint(worlds.app, worlds.rival);
    expect(lastFingerprint === before).toBe(true);
  });
});

it('runs every named statement', async () => {
  await readEverything(worlds);
  await readShared(worlds);
  const failed = await runStatements(worlds);
  await workEverything(worlds);
  const ran = [...statements.names];
  const never = [...statementNames()].filter(([, pattern]) => !ran.some((name) => pattern.test(name)));
  expect({
    failed,
    broken: [...statements.broken],
    never: never.map(([name]) => name).toSorted(),
  }).toEqual({ failed: [], broken: [], never: [] });
}, 180_000);
