import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { preferenceRows } from '#features/sites/notifications/contract';
import { taskTypes } from '#features/tasks/tasks/contract';
import type { EndpointShape } from '#platform/contract/endpoint';
import { flags } from '#platform/contract/flags';
import { partly } from '#platform/contract/testing/partly';
import { locateFiles } from '#platform/server/db/embedded/locate-files';
import { applicationGroup, viewerRoles } from '#platform/server/db/roles/viewer-roles';
import type { Work } from '#platform/server/queue/queue';
import { queues } from '#platform/server/queue/queues';
import { filesDirectory, stagingDirectory } from '#platform/server/storage/directories';
import {
  applicationRole,
  databaseName,
  ownerRole,
} from '../../platform/server/db/embedded/start-embedded.ts';
import { dailyDirectory } from './backup/daily-backups.ts';
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

/** `name: value value` for each property that is a choice, nested ones too. */
const choicesIn = (schema: unknown, name = ''): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'enum') return [`${name}: ${value.join(' ')}`];
    if (key !== 'properties') return choicesIn(value, name);
    return Object.entries(value).flatMap(([property, of]) => choicesIn(of, property));
  });
};

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

it('choices, such as statuses and kinds, that stand in rows, links and what waits on devices', async () => {
  const schemas = product.bindings.flatMap(({ endpoint: { query, body, answer } }) => [query, body, answer]);
  await expectStored(
    'choices',
    schemas.flatMap((schema) =>
      schema instanceof z.ZodType
        ? choicesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
        : [],
    ),
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

it('pages that shared links open, events that people are told of, and rows of their choices', async () => {
  await expectStored('links-and-notices', [
    ...Object.entries(product.gather('shared')).map(([kind, { path }]) => `shared ${kind} ${path(1)}`),
    ...Object.entries(product.gather('notices')).flatMap(([kind, { events }]) =>
      events.map((event) => `notices ${kind} ${event}`),
    ),
    ...preferenceRows.map(({ id, key }) => `preference ${id} ${key}`),
  ]);
});

it('work that waits in the queues, by what it must say', async () => {
  const kinds = (part: 'mails' | 'textMessages') =>
    features.flatMap((feature) => {
      const given = feature[part] ?? {};
      return Object.keys(typeof given === 'function' ? given(product.gather) : given);
    });
  const waiting = [
    ...queues.map((queue) => ({ queue, kind: '' })),
    ...kinds('mails').map((kind) => ({ queue: 'mail', kind }) as const),
    ...kinds('textMessages').map((kind) => ({ queue: 'sms', kind }) as const),
  ];
  const said = waiting.map(async ({ queue, kind }) => {
    // Empty work is refused, and the refusal names what is missing.
    const refusal = await product.work[queue](
      Object.create(null),
      partly<Work & { id: string }>({ id: '', kind }),
    ).then(String, String);
    const names = [...refusal.matchAll(/→ at (\S+)/g)].map(([, name]) => name);
    return names.length > 0 ? [`${queue} ${kind}: ${names.sort().join(' ')}`] : [];
  });
  await expectStored('work', (await Promise.all(said)).flat());
});

it('flags of roles, and types of tasks by the place in their order', async () => {
  await expectStored('flags', flags);
  await expectStored(
    'task-types',
    taskTypes.map((type, at) => `${String(at).padStart(2, '0')} ${type}`),
  );
});

const folders = '{features/*/*/{server,contract},platform/{server,contract},apps/server}/**/*.ts';

const sources = globSync(folders, { cwd: root })
  .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('testing.ts'))
  .map((path) => readFileSync(join(root, path), 'utf8'));

const written = (pattern: RegExp): string[] =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name));

it('entities of events and of the audit log, cookies and secrets', async () => {
  await expectStored('entities', written(/\bentity: '([^']+)'/g));
  await expectStored('cookies', written(/[cC]ookie\w* = '([^']+)'/g));
  await expectStored('secrets', written(/(?:signWith|ensureServerSecret|keyOf)\(\w+, '([^']+)'/g));
});

it('addresses in mails, notices and calendars', async () => {
  const addresses = [
    ...written(/\b(?:link|href): (?:\(.*?\) => )?[`'](\/.+?)[`']/g),
    ...written(/[`'](\/(?!path)[a-z][^`'\s?]*\?[^`'\s]+)[`']/g),
  ];
  await expectStored(
    'addresses',
    addresses.map((address) => address.replaceAll(/\$\{.*?\}/g, '$')),
  );
});

it('settings, the data directory, and what it and its database are opened with', async () => {
  const directories = [filesDirectory, stagingDirectory, dailyDirectory].map((of) => of(root));
  await expectStored('installation', [
    ...written(/^ {4}([A-Z][A-Z0-9_]+): (?:optional|withDefault)\(/gm).map((name) => `setting ${name}`),
    ...[...Object.values(locateFiles(root)), ...directories].map((path) => `data ${relative(root, path)}`),
    ...written(/dataDir, '([^']+)'/g).map((name) => `data ${name}`),
    ...written(/(\w+Password): password\(\)/g).map((name) => `secret ${name}`),
    ...[databaseName, ownerRole, applicationRole, applicationGroup, ...Object.keys(viewerRoles)],
  ]);
});

it('events and actions of the audit log', async () => {
  const declared = product.bindings.flatMap(({ endpoint }) => endpoint.audit ?? []);
  const entities = new Set(declared.map((action) => action.split('.')[0]));
  // Events and what no call declares are written as text; columns of tables have other words before the point.
  const names = written(/'([a-z][a-z_-]*\.[a-z][a-z_-]*)(?=')/g);
  await expectStored('events-and-actions', [
    ...declared,
    ...names.filter((name) => entities.has(name.split('.')[0])),
  ]);
});
