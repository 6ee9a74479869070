import { expect, it } from 'vitest';
import type { z } from 'zod';
import { indexKinds } from '#platform/web/outbox/kinds';
import { loadWriteKinds } from './features.ts';
import { pages } from './pages.ts';

/** What stands on devices, in saved views, and in links and bookmarks. Names may be added to these lists; one that is
 * changed or goes loses what was stored under it. `vitest -u` writes the lists anew. */
const expectStored = (list: string, names: Iterable<string>) =>
  expect(`${[...new Set(names)].sort().join('\n')}\n`).toMatchFileSnapshot(`stored-names/${list}.txt`);

const texts = import.meta.glob<string>(
  ['../../{features/*/*,platform,apps}/web/**/*.{ts,tsx}', '!**/*.test.*', '!**/testing.*'],
  { eager: true, query: '?raw', import: 'default' },
);

const written = (pattern: RegExp): string[] =>
  Object.values(texts).flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name));

it('kinds of writes that wait in the outbox, with the call that each is sent to', async () => {
  const kinds = [...indexKinds(await loadWriteKinds()).values()];
  await expectStored(
    'writes',
    kinds.map(({ name, endpoint }) => `${name} ${endpoint.method} ${endpoint.path}`),
  );
});

it('addresses of pages', async () => {
  await expectStored(
    'pages',
    pages.map(({ path }) => path),
  );
});

it('lists, whose names stand in saved views and in choices of columns', async () => {
  const names = written(/defineList\(\{[^{}]*?name: '([^']+)'/g);
  expect(names.length).toBeGreaterThan(25);
  await expectStored('lists', names);
});

const modules = import.meta.glob<Record<string, unknown>>('../../features/*/*/web/**/*.ts');

type List = { name: string; schema: z.ZodObject };

const isList = (value: unknown): value is List =>
  typeof value === 'object' && value !== null && 'quickViews' in value && 'schema' in value;

it('what lists keep in the address, which saved views and links hold', async () => {
  const declaring = Object.entries(modules).filter(([path]) => texts[path]?.includes('defineList({'));
  const lists = (await Promise.all(declaring.map(async ([, load]) => Object.values(await load()))))
    .flat()
    .filter(isList);
  expect(lists.length).toBeGreaterThan(25);
  await expectStored(
    'searches',
    lists.map(({ name, schema }) => `${name}: ${Object.keys(schema.shape).sort().join(' ')}`),
  );
});

it('forms, whose names stand in drafts', async () => {
  const names = written(/use\w*Form\w*(?:<[^(]*>)?\(\{[^{}]*?name: ['`]([^'`]+)['`]/g);
  expect(names.length).toBeGreaterThan(60);
  await expectStored('forms', names);
});

it('what browsers keep: local storage, databases, channels and cookies', async () => {
  await expectStored('browser', written(/['`](cora[.-][^'`]*)['`]/g));
});
