import { expect, it, vi } from 'vitest';
import { partly } from '#platform/contract/testing/partly';
import type { List } from '#platform/web/list/list';
import { type AnyWriteKind, indexKinds } from '#platform/web/outbox/kinds';
import type { Write } from '#platform/web/outbox/write';
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

/** Any value whatever is done with it; `onRead` hears the names of its properties that are read. */
const anything = (onRead: (path: string) => void = () => undefined, path = ''): never =>
  new Proxy(() => '', {
    get: (_, name) => {
      if (typeof name === 'symbol') return name === Symbol.toPrimitive ? () => '' : undefined;
      if (name === 'then' || /^(to|value)[A-Z]/.test(name)) return undefined;
      if (['filter', 'includes', 'join', 'map'].includes(name)) return () => [];
      onRead(path + name);
      return anything(onRead, `${path}${name}.`);
    },
  }) as never;

/** What a kind reads of `about`, which its writes were stored with. */
const aboutOf = ({ title, place, page, edit, delivered, refused }: AnyWriteKind): string => {
  const read = new Set<string>();
  const about = anything((name) => read.add(name));
  const write = partly<Write>({ id: '', about });
  const client = anything();
  const steps = [
    () => title(about),
    () => place?.(about),
    () => page?.(about),
    () => edit?.(write),
    () => delivered({ client, write, answer: anything(), late: false, go: () => undefined }),
    () => refused?.(client, write),
  ];
  for (const step of steps) {
    try {
      step();
    } catch {
      // What comes after the reading cannot go on with such values.
    }
  }
  return [...read].sort().join(' ');
};

it('kinds of writes that wait in the outbox, with the call that each is sent to and what is told about it', async () => {
  vi.stubGlobal('document', { cookie: '' });
  const kinds = [...indexKinds(await loadWriteKinds()).values()];
  await expectStored(
    'writes',
    kinds.map((kind) => `${kind.name} ${kind.endpoint.method} ${kind.endpoint.path} | ${aboutOf(kind)}`),
  );
});

/** The properties of each block, without its name, which is stored nowhere. */
const propertiesOf = (pattern: RegExp): string[] =>
  written(pattern)
    .map((block) => block.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\b(\w+)\??: /g))
    .map((names) => [...new Set([...names].map(([, name]) => name))].sort().join(' '));

it('groups of writes, what screens read of those that wait, and values of forms in drafts', async () => {
  const groups = written(/[gG]roup\w*(?:: | = \([^)]*\): string => )(`[^`]+`)/g);
  await expectStored(
    'groups',
    groups.map((group) => group.replaceAll(/\$\{.*?\}/g, '$')),
  );
  await expectStored('about', propertiesOf(/type About(?!Props)\w* =([^;]*(?:\{[^}]*\})?[^;]*);\n\n/g));
  const values = /(?:type \w*Values =|initialValues(?:: \w+)? ?[:=]|empty\w+(?:: \w+)? =)[^{;]*\{([^{}]*)\}/g;
  await expectStored('form-values', propertiesOf(values));
});

it('addresses of pages, and what they read of it apart from lists', async () => {
  await expectStored(
    'pages',
    pages.map(({ path }) => path),
  );
  await expectStored('page-searches', written(/(\w+): url(?:Choice|Date|Flag|Ids|List|Number|Text)\(/g));
});

it('lists, whose names stand in saved views and in choices of columns', async () => {
  const names = written(/defineList\(\{[^{}]*?name: '([^']+)'/g);
  expect(names.length).toBeGreaterThan(25);
  await expectStored('lists', names);
  await expectStored('columns', written(/\bid: '([\w-]+)',\s*header: /g));
});

const modules = import.meta.glob<Record<string, unknown>>('../../features/*/*/web/**/*.ts');

const isList = (value: unknown): value is List =>
  typeof value === 'object' && value !== null && 'quickViews' in value && 'schema' in value;

const loadLists = async (): Promise<List[]> => {
  const declaring = Object.entries(modules).filter(([path]) => texts[path]?.includes('defineList({'));
  const exported = await Promise.all(declaring.map(async ([, load]) => Object.values(await load())));
  return exported.flat().filter(isList);
};

it('what lists keep in the address, which saved views and links hold', async () => {
  const lists = await loadLists();
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

type View = { query: Record<string, string>; asks: object };

/** By list, as rows of the database have them, and what the list then asked the server. Never written anew. */
const views = Object.values(
  import.meta.glob<Record<string, View[]>>('./earlier/saved-views.json', { eager: true, import: 'default' }),
).flatMap(Object.entries<View[]>);

it.each(views)(
  'saved views of %s that an earlier build made still ask for the same',
  async (list, stored) => {
    // A view of "this month" was stored on this day.
    vi.setSystemTime('2026-11-30T12:00:00Z');
    const { schema, queryOf, endpoint } = (await loadLists()).find(({ name }) => name === list) as List;
    for (const { query, asks } of stored) {
      expect(queryOf(schema.parse(query))).toMatchObject(asks);
      expect(endpoint.query.safeParse(asks).error).toBeUndefined();
    }
    vi.useRealTimers();
  },
);
