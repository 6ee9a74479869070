import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { taskTypes } from '#features/tasks/tasks/contract';
import type { EndpointShape } from '#platform/contract/endpoint';
import { flags } from '#platform/contract/flags';
import { queues } from '#platform/server/queue/queues';
import { features } from './features.ts';
import { product } from './product.ts';

/** What stands in databases, backups, logs, links and on devices. Names may be added to these lists; one that is changed
 * or goes loses what was stored under it. `vitest -u` writes the lists anew. */
const expectStored = (list: string, names: Iterable<string>) =>
  expect(`${[...new Set(names)].sort().join('\n')}\n`).toMatchFileSnapshot(`stored-names/${list}.txt`);

const root = join(import.meta.dirname, '../..');

/** Names of all properties, nested ones too. */
const propertiesOf = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value) : []),
    ...propertiesOf(value),
  ]);
};

const fields = (schema: z.ZodType | undefined): string =>
  schema
    ? [...new Set(propertiesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))]
        .sort()
        .join(' ')
    : '';

const described = ({ method, root, path, query, body, files, shares }: EndpointShape): string =>
  [
    `${method} ${root ? '' : '/api/v1'}${path}`,
    query && `query ${fields(query)}`,
    body && `body ${fields(body)}`,
    files && `files ${files.fields.join(' ')}`,
    shares && `shares ${shares}`,
  ]
    .filter(Boolean)
    .join(' | ');

it('calls: devices send what waits and repeat what was sent, for which 90 days are remembered', async () => {
  await expectStored(
    'calls',
    product.bindings.map(({ endpoint }) => described(endpoint)),
  );
});

it('parts of features by their keys, queues and kinds of work', async () => {
  const apart = ['name', 'messages', 'listeners', 'bindings', 'periodicWork'];
  const parts = features.flatMap((feature) =>
    Object.entries<unknown>(feature)
      .filter(([part]) => !apart.includes(part))
      .flatMap(([part, given]) => {
        const entries: unknown = typeof given === 'function' ? given(product.gather) : given;
        return Object.keys(Object(entries)).map((key) => `${part} ${key}`);
      }),
  );
  await expectStored('parts', [...parts, ...queues.map((queue) => `queue ${queue}`)]);
});

it('flags of roles, and types of tasks by the place in their order', async () => {
  await expectStored('flags', flags);
  await expectStored(
    'task-types',
    taskTypes.map((type, at) => `${String(at).padStart(2, '0')} ${type}`),
  );
});

it('events and actions of the audit log', async () => {
  const folders = '{features/*/*/{server,contract},platform/{server,contract},apps/server}/**/*.ts';
  const sources = globSync(folders, { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts') && !path.endsWith('testing.ts'),
  );
  const declared = product.bindings.flatMap(({ endpoint }) => endpoint.audit ?? []);
  const entities = new Set(declared.map((action) => action.split('.')[0]));
  // Events and what no call declares are written as text; columns of tables have other words before the point.
  const written = sources.flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8').matchAll(/(?<=')([a-z][a-z_-]*)\.[a-z][a-z_-]*(?=')/g),
    ].flatMap(([name, entity]) => (entities.has(entity) ? [name] : [])),
  );
  await expectStored('events-and-actions', [...declared, ...written]);
});
