import type { z } from 'zod';
import type { Binding } from '#platform/server/http/binding';
import { systemScope } from '#platform/server/http/person';
import { queues } from '#platform/server/queue/queues';
import { fillIn } from '#platform/server/testing/sample';
import { product } from '../../apps/server/product.ts';
import { createClient } from '../api/harness/index.ts';
import { runWork } from '../api/harness/run-work.ts';
import { addressIn, sampleToken } from '../api/harness/samples.ts';
import { dryRun } from './dry-run.ts';
import { defOf, sampleOf } from './sample-input.ts';
import type { Worlds } from './worlds.ts';

/** The values that a query may ask to include. */
const includesOf = (schema: z.core.$ZodType): string[] => {
  const { include } = defOf(schema).shape ?? {};
  const { innerType } = include ? defOf(include) : {};
  return Object.keys((innerType && defOf(innerType).entries) ?? {});
};

/** What the query of a call must have: alone, with words to search for where it takes some, and with what may be included. */
const queriesOf = ({ endpoint: { query } }: Binding): string[] => {
  if (!query) return [''];
  const required = Object.entries(
    JSON.parse(JSON.stringify(sampleOf(query, 1, { short: true }))),
  ) as string[][];
  const words = 'q' in (defOf(query).shape ?? {}) ? [['q', 'north side']] : [];
  const more = [...words, ...includesOf(query).map((value) => ['include', value])];
  return [required, ...more.map((pair) => [...required, pair])].map(
    (pairs) => `?${new URLSearchParams(pairs)}`,
  );
};

/** Everything that is read, by an admin, by a person who sees one site and by a client with a login; papers and exports too. */
export const readEverything = async ({ acme, admin, scoped, samples, home }: Worlds): Promise<void> => {
  const viewer = await acme.signIn('viewer');
  const queries: Record<string, string> = Object.assign({}, ...samples.map(({ lists }) => lists));
  for (const binding of product.bindings) {
    const { name, endpoint } = binding;
    if (endpoint.method !== 'GET' || endpoint.answer === 'stream' || endpoint.access === 'token') continue;
    const path = `${endpoint.root ? '' : '/api/v1'}${addressIn(samples, home, endpoint)}`;
    for (const query of new Set([fillIn(queries[name] ?? '', home), ...queriesOf(binding)])) {
      for (const client of [admin, scoped, viewer]) await client.raw('GET', path + query);
    }
  }
};

/** What shared links open. */
export const readShared = async ({ app, admin, samples, home, acme }: Worlds): Promise<void> => {
  const kinds = samples.flatMap(({ shared = {} }) => Object.keys(shared));
  for (const { endpoint } of product.bindings.filter(({ endpoint: { access } }) => access === 'token')) {
    for (const kind of endpoint.shares ? [endpoint.shares] : kinds) {
      const stranger = createClient(app);
      stranger.cookies['redirect-token'] = await sampleToken(home, admin, kind);
      const path = addressIn(samples, { ...home, orgSlug: acme.slug }, endpoint);
      await stranger.raw(endpoint.method, `/api/v1${path}`);
    }
  }
};

/** The statements that samples name because nothing else here reaches them. Nothing of it stays. Returns what failed. */
export const runStatements = async ({ app, acme, samples, home }: Worlds): Promise<string[]> => {
  const failed: string[] = [];
  for (const statement of samples.flatMap(({ statements = [] }) => statements)) {
    try {
      await dryRun(app, () =>
        app.database.withTenant(systemScope(acme.organizationId), (tenant) => statement(tenant, home)),
      );
    } catch (error) {
      failed.push(`${statement}: ${error}`);
    }
  }
  return failed;
};

/** Rounds of work: what one adds the next does. More than any chain of work is long. */
const rounds = 5;

/** Days from now on which something ends, is due or is forgotten. */
const laterDays = [0, 4, 40, 200];

/** All work that waits, and the periodic work of a company, now and later. */
export const workEverything = async ({ app, acme }: Worlds): Promise<void> => {
  for (const days of laterDays) {
    app.setNow(new Date(Date.now() + days * 86_400_000));
    await product.work.periodic(app.wiring, { organizationId: acme.organizationId, id: 'round' });
    for (let round = 0; round < rounds; round += 1) for (const queue of queues) await runWork(app, queue);
  }
};
