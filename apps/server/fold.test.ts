import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fold } from '#platform/contract/fold';
import { asOwner } from '../../tests/api/harness/as-owner.ts';
import { type Company, seedCompany, startApp, type TestApp } from '../../tests/api/harness/index.ts';
import { sampleCompany } from '../../tests/api/harness/samples.ts';
import { sqlAs } from '../../tests/api/harness/sql-as.ts';

const migrations = join(import.meta.dirname, '../../db/schema/migrations');
const migration = (name: string): string => readFileSync(join(migrations, name), 'utf8');

/** How words were folded before. */
const before = /create function fold\(.*?;\n/su.exec(migration('020_saved_views_and_search.sql'))?.[0] ?? '';

let app: TestApp;
let acme: Company;

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
  await sampleCompany(app, acme);
});
afterAll(() => app.close());

const tried = ["O'Brien", 'O’Brien', 'Oʼbrien', 'O`Brien', 'O´BRIEN', 'O‘Brien', 'O′Brien'];

it('finds names with whatever apostrophe, stroke or ligature', () => {
  expect(new Set(tried.map(fold))).toEqual(new Set(["o'brien"]));
  expect(
    ['Łódź', 'Øster Åby', 'Đorđe', 'Straße', 'Ærø', 'Œuvre', 'Işık', 'İzmir', 'Þór', '3º piso'].map(fold),
  ).toEqual(['lodz', 'oster aby', 'dorde', 'strasse', 'aero', 'oeuvre', 'isik', 'izmir', 'thor', '3o piso']);
});

it('folds in the database as it does here, letter by letter', async () => {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => String.fromCodePoint(from + at));
  // Latin, Greek, Cyrillic, Hebrew, Arabic and signs: of rare scripts ICU and Node may know different versions.
  const letters = [
    ...range(1, 0x700),
    ...range(0x1e00, 0x2400),
    ...range(0x2c60, 0x2c80),
    ...range(0xff00, 0xffef),
  ];
  const folded = await asOwner(
    app,
    'select fold(x) as f from unnest($1::text[]) with ordinality t (x, n) order by n',
    [letters],
  );
  const differing = letters.filter((letter, at) => folded[at]?.f !== fold(letter));
  expect(differing).toEqual([]);
  const [row] = await asOwner(app, 'select array_agg(fold(x)) as f from unnest($1::text[]) x', [tried]);
  expect(row?.f).toEqual(tried.map(fold));
});

type Column = { table: string; made: string; base: string };

/** Every column of the catalog that is searched, with the first text it is made of. */
const searched = async (): Promise<Column[]> =>
  (await asOwner(
    app,
    `select c.table_name as table, c.generation_expression as made, (
        select min(u.column_name::text) from information_schema.column_column_usage u
        join information_schema.columns b on b.table_schema = 'public' and b.table_name = u.table_name
          and b.column_name = u.column_name and b.data_type = 'text'
        where u.table_schema = 'public' and u.table_name = c.table_name and u.dependent_column = 'search') as base
      from information_schema.columns c
      where c.table_schema = 'public' and c.column_name = 'search' order by 1`,
  )) as Column[];

const asBefore = (tables: string[], work: string): string => `begin;
  ${before.replace('create function', 'create or replace function')}
  ${tables.map((table) => `alter table ${table} no force row level security; alter table ${table} disable trigger user;`).join('\n')}
  ${work}
  ${tables.map((table) => `alter table ${table} enable trigger user; alter table ${table} force row level security;`).join('\n')}
  commit;`;

it('folds anew all that was folded before, and gives one of two equal names its number', async () => {
  const columns = await searched();
  expect(columns.length).toBeGreaterThan(18);
  for (const { made } of columns) expect(made).toMatch(/fold\(/);
  const tables = columns.map(({ table }) => table);
  const named = columns.filter(({ base }) => base !== null);
  await asOwner(
    app,
    asBefore(
      tables,
      `${named
        .map(
          ({ table, base }) => `update ${table} set ${base} = 'Łódź ' || row_number from (
          select ctid as place, row_number() over () from ${table}) r where ${table}.ctid = r.place;`,
        )
        .join('\n')}
       insert into vendors (organization_id, name) values (${acme.organizationId}, 'O''Brien'), (${acme.organizationId}, 'O’Brien');`,
    ),
  );
  const stale = (table: string, made: string) =>
    asOwner(app, `select search from ${table} where search is distinct from (${made}) collate "C"`);
  expect(await asOwner(app, "select search from vendors where search like '%ł%'")).not.toEqual([]);
  await asOwner(app, migration('181_names_as_people_type_them.sql'));
  for (const { table, made } of columns) expect(await stale(table, made), table).toEqual([]);
  const functions = await asOwner(
    app,
    "select replace(proname, '_with_word', '') as table from pg_proc where proname like '%_with_word'",
  );
  for (const { table } of named.filter((one) => functions.some((found) => found.table === one.table))) {
    const [row] = await sqlAs<{ ids: number[] }>(
      app,
      acme,
      `select ${table}_with_word('%lodz%', false, 1000) as ids`,
    );
    expect(row?.ids, table).not.toEqual([]);
  }
  const vendors = await sqlAs<{ name: string }>(
    app,
    acme,
    "select name from vendors where fold(name) like '%brien%' order by id",
  );
  expect(vendors.map(({ name }) => name)).toEqual(["O'Brien", expect.stringMatching(/^O’Brien \(\d+\)$/)]);
});

it('cuts such a name only as far as its column asks, and finds another where that one is taken', async () => {
  const { organizationId } = acme;
  const given = (name: string) => [name.replace('_', "''"), name.replace('_', '’')];
  const plain = `P_${'y'.repeat(98)}`;
  const blank = `Q_${'y'.repeat(85)}${' '.repeat(12)}z`;
  const insert = [plain, blank, 'McNeil_s'].map(
    (name) =>
      `insert into vendors (organization_id, name) values ${given(name)
        .map((one) => `(${organizationId}, '${one}')`)
        .join(', ')};`,
  );
  const taken = `insert into vendors (organization_id, name)
    select organization_id, 'McNeil''s (' || id || ')' from vendors where name = 'McNeil’s';`;
  const labels = `insert into keys (organization_id, job_id, kind, label) values
    (${organizationId}, ${acme.inScope.jobId}, 'key', 'O''${'k'.repeat(38)}'), (${organizationId}, ${acme.inScope.jobId}, 'key', 'O’${'k'.repeat(38)}');`;
  await asOwner(app, asBefore(['vendors', 'keys'], `${insert.join('')}${taken}${labels}`));
  await asOwner(app, migration('181_names_as_people_type_them.sql'));
  const [, label] = await sqlAs<{ id: number; label: string }>(
    app,
    acme,
    "select id, label from keys where label like 'O%' order by id",
  );
  expect(label?.label).toBe(
    `${`O’${'k'.repeat(38)}`.slice(0, 37 - String(label?.id).length)} (${label?.id})`,
  );
  const named = (like: string) =>
    sqlAs<{ id: number; name: string }>(
      app,
      acme,
      'select id, name from vendors where name like $1 order by id',
      [like],
    );
  const [kept, cut] = await named('P%');
  expect(kept?.name).toBe(plain.replace('_', "'"));
  const suffix = ` (${cut?.id})`;
  expect(cut?.name).toBe(`${plain.replace('_', '’').slice(0, 100 - suffix.length)}${suffix}`);
  const [, trimmed] = await named('Q%');
  expect(trimmed?.name).toBe(`Q’${'y'.repeat(85)} (${trimmed?.id})`);
  const [first, second, third] = await named('McNeil%');
  expect([first?.name, third?.name]).toEqual(["McNeil's", `McNeil's (${second?.id})`]);
  expect(second?.name).toBe(`McNeil’s (${second?.id}-2)`);
});
