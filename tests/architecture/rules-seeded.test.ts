import { describe, expect, it } from 'vitest';
import { repeatedAddresses } from './rules/addresses.ts';
import { unwrittenActions } from './rules/audit-actions.ts';
import { sourceFaults, sourceRules } from './rules/source-rules.ts';
import { migratedTables, type Ownership, ownerFaults, tablesIn } from './rules/table-owners.ts';
import { textFaults } from './rules/texts.ts';
import { brokenSources, soundSources } from './seeds/source-seeds.ts';

describe('source rules', () => {
  it('are each broken by a seed', () => {
    expect(Object.keys(brokenSources).sort()).toEqual(sourceRules.map(({ name }) => name).sort());
  });

  const seeds = Object.entries(brokenSources).flatMap(([rule, texts]) =>
    texts.map(({ path, text }) => ({ rule, path, text, start: text.slice(0, 60) })),
  );
  it.each(seeds)('$rule is noticed in $path: $start', ({ rule, path, text }) => {
    expect(sourceFaults(path, text).map((fault) => fault.split(':')[0])).toContain(rule);
  });

  it.each(soundSources)('nothing is found in $path', ({ path, text }) => {
    expect(sourceFaults(path, text)).toEqual([]);
  });
});

describe('table owners', () => {
  const ownership: Ownership = {
    owners: { users: 'session', files: 'files', jobs: 'jobs', tasks: 'tasks', counters: 'platform' },
    globals: ['users'],
    map: {
      sites: { uses: [], features: { session: [], files: [], jobs: ['files'] } },
      tasks: { uses: ['sites'], features: { tasks: [] } },
    },
  };
  const faultsOf = (feature: string, text: string): string[] =>
    ownerFaults(`features/sites/${feature}/server/x-repository.ts`, text, ownership);

  it.each([
    ["tenant.db.insertInto('jobs').values({})", 'writes jobs'],
    ["tenant.db.updateTable('jobs as j').set({})", 'writes jobs'],
    ["tenant.db.deleteFrom('jobs')", 'writes jobs'],
    ["tenant.query({ text: 'insert into jobs (id) values ($1)' })", 'writes jobs'],
    ['sql`with a as (update jobs j set name = ${name} returning 1) select 1`', 'writes jobs'],
    ['tenant.query({ text: `delete from jobs where id = $1` })', 'writes jobs'],
    ["tenant.query({ text: 'insert into unheard_of values (1)' })", 'writes unheard_of of nobody'],
    ["tenant.query({ text: 'update counters set value = 1' })", 'writes counters'],
    ["tenant.query({ text: 'select * from users' })", 'a global table'],
  ])('are asked about %s', (text, fault) => {
    expect(faultsOf('tasks', text).join()).toContain(fault);
  });

  it.each([
    ["tenant.db.selectFrom('tasks as t')", 'reads tasks'],
    ["tenant.db.selectFrom(['jobs', 'tasks'])", 'reads tasks'],
    ["tenant.db.selectFrom('jobs').leftJoin('tasks', 'a', 'b')", 'reads tasks'],
    ['sql`select 1 from jobs join tasks t on true where id = ${id}`', 'reads tasks'],
  ])('refuse a look up the map: %s', (text, fault) => {
    expect(faultsOf('jobs', text).join()).toContain(fault);
  });

  it.each([
    "tenant.db.insertInto('tasks').values({})",
    "tenant.query({ text: 'select * from tasks join jobs on true join files on true for update of tasks' })",
    "tenant.query({ text: 'insert into tasks values (1) on conflict do update set a = 1' })",
    "tenant.query({ text: 'select * from unnest($1::int[]) as files_of (id)' })",
    "tenant.query({ text: 'select value from counters' })",
  ])('allow %s', (text) => {
    expect(faultsOf('tasks', text)).toEqual([]);
  });

  it('hold the platform to its own tables', () => {
    const text = "tenant.db.deleteFrom('tasks')";
    expect(ownerFaults('platform/server/audit/audit-repository.ts', text, ownership)).toHaveLength(1);
  });

  it('see a table whose name stands before a value', () => {
    expect([...tablesIn('sql`update tasks set a = ${a}`').writes]).toEqual(['tasks']);
  });

  it('follow the migrations', () => {
    const sql = [
      'create table a (id int); -- create table c',
      'create table if not exists b (); drop table a;',
      'create table d (); alter table d rename to e; alter table e rename column f to g;',
    ];
    expect(migratedTables(sql)).toEqual(['b', 'e']);
  });
});

describe('texts', () => {
  it('must say everything in both languages', () => {
    expect(textFaults({ a: 'A', b: { c: 'C' } }, { a: 'A' })).toEqual(['es lacks b.c']);
    expect(textFaults({ a: 'A' }, { a: 'A', d: 'D' })).toEqual(['en lacks d']);
  });

  it('need every plural form of their language', () => {
    const english = { n_one: '{{count}} job', n_other: '{{count}} jobs' };
    expect(textFaults(english, { n_one: '{{count}} a', n_other: '{{count}} b' })).toEqual([
      'es lacks n_many',
    ]);
    expect(textFaults(english, { n_one: 'a', n_many: 'b', n_other: 'c' })).toEqual([]);
  });

  it('leave room for the same values and are never empty', () => {
    expect(textFaults({ a: 'Hello {name}' }, { a: 'Hola {nombre}' })).toEqual(['a names other values in es']);
    expect(textFaults({ a: 'Hello' }, { a: ' ' })).toEqual(['a is empty']);
    expect(textFaults({ too_few: 'A' }, { too_few: 'B' })).toEqual([]);
  });
});

describe('traces', () => {
  it('that nobody writes are found', () => {
    const sources: Record<string, string> = {
      a: "writeAudit(tenant, person, { action: 'a.done' }); recordActions({ entity: 'a', repository })",
      b: 'a.done',
    };
    const endpoints: [string, { audit: string | null }][] = [
      ['a.one', { audit: 'a.done' }],
      ['a.two', { audit: 'a.created' }],
      ['a.three', { audit: null }],
      ['b.one', { audit: 'a.done' }],
    ];
    const promised = unwrittenActions(endpoints, (feature) => sources[feature] ?? '');
    expect(promised).toEqual(['b.one promises the trace a.done']);
  });
});

describe('addresses', () => {
  it('must differ by more than the names of their params', () => {
    const endpoints = [
      ['a', { method: 'GET', path: '/job/{id}' }],
      ['b', { method: 'GET', path: 'job/{jobId}/' }],
      ['c', { method: 'PUT', path: '/job/{id}' }],
      ['d', { method: 'GET', path: '/job/{id}', root: true }],
    ] as const;
    expect(repeatedAddresses(endpoints)).toEqual(['GET /api/v1/job/{} belongs to a and to b']);
  });
});
