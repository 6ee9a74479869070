import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { taskEndpoints, taskStatuses } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;

type Stored = {
  number: number;
  title: string;
  description: string;
  job: string;
  building: string;
  inScope: boolean;
};
let stored: Stored[] = [];

const words = [
  'Pérez',
  'lobby',
  'LOBBY',
  '100% dry',
  'snake_case',
  'back\\slash',
  'Ñandú',
  'mop',
  'a',
  "it's",
  'office 42',
];

beforeAll(async () => {
  const { rival, ...given } = await startWithCompanies();
  ({ app, acme } = given);
  for (const company of [acme, rival]) {
    await app.database.withTenant(systemScope(company.organizationId), async (tenant) => {
      for (const [n, site] of [company.inScope, company.outOfScope].entries()) {
        await tenant.query({
          text: `insert into tasks (organization_id, number, title, description, job_id, building_id, type, status)
            select $1, n * 2 + $2, w[1 + n % $5] || ' ' || n, w[1 + n * 7 % $5] || ' and ' || w[1 + n * 3 % $5],
              $3, $4, 'request', case when n % 4 = 0 then 'scheduled' else 'open' end
            from generate_series(1, 60) n, (select $6::text[] as w) words`,
          values: [tenant.organizationId, n, site.jobId, site.buildingId, words.length, words],
        });
      }
    });
  }
  stored = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    tenant.query({
      text: `select t.number, t.title, t.description, j.job_number || ' ' || j.job_name as job,
          b.name || ' ' || b.address || ' ' || b.city as building, t.job_id = $2 as "inScope"
        from tasks t join jobs j on j.organization_id = $1 and j.id = t.job_id
        join buildings b on b.organization_id = $1 and b.id = t.building_id where t.organization_id = $1`,
      values: [acme.organizationId, acme.inScope.jobId],
      row: z.custom<Stored>(),
    }),
  );
  admin = await acme.signIn('admin');
  supervisor = await acme.signIn('supervisor');
});
afterAll(() => app.close());

const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

const has = (text: string, word: string): boolean =>
  /^[a-z0-9].?$/.test(word)
    ? folded(text)
        .split(/[^a-z0-9]+/)
        .some((part) => part.startsWith(word)) ||
      (word.length === 2 && !/[a-z0-9]$/.test(word) && beginsWord(folded(text), word))
    : folded(text).includes(word);

/** Matches words of a letter or digit and a sign, such as `9%`. */
const beginsWord = (text: string, word: string): boolean =>
  text.split(word).some((before, at, all) => at < all.length - 1 && !/[a-z0-9]$/.test(before));

const expected = (q: string, all: boolean): number[] =>
  stored
    .filter((task) => all || task.inScope)
    .filter(
      (task) =>
        folded(q)
          .split(/\s+/)
          .filter(Boolean)
          .every((word) =>
            [task.title, task.description, task.job, task.building].some((text) => has(text, word)),
          ) ||
        (/^#?\d{1,9}$/.test(q) && task.number === Number(q.replace('#', ''))),
    )
    .map(({ number }) => number)
    .toSorted((a, b) => a - b);

const found = async (client: Client, q: string) => {
  const numbers: number[] = [];
  for (let page = 1; ; page += 1) {
    const { payload, status } = await client.call(taskEndpoints.listTasks, {
      query: { q, sort: 'number', page, per_page: 100, status: [...taskStatuses] },
    });
    expect(status).toBe(200);
    numbers.push(...payload.rows.map(({ number }) => number));
    if (payload.rows.length < 100) {
      expect(payload.total).toBe(numbers.length);
      return numbers;
    }
  }
};

describe('search words', () => {
  it.each([
    'perez',
    'PÉREZ',
    'Perez 1',
    'nandu',
    '0% d',
    '_case',
    '\\slash',
    "it's",
    'a',
    '#7',
    '42',
    'J-1',
    'street',
    'nothing such',
    'lobby mop',
    'mop street J-1',
    'pe lo',
    'of',
    '9%',
    '%',
    '__',
    "''",
    ') or (true',
    '#',
  ])('finds what has every word of %j, within the scope of the person', async (q) => {
    expect(await found(admin, q)).toEqual(expected(q, true));
    expect(await found(supervisor, q)).toEqual(expected(q, false));
  });

  it('finds everything for blanks, and refuses a text nobody types', async () => {
    expect(await found(admin, '  ')).toHaveLength(stored.length);
    const { status, errors } = await admin.call(taskEndpoints.listTasks, { query: { q: 'a'.repeat(101) } });
    expect(status).toBe(422);
    expect(Object.keys(errors)).toEqual(['q']);
  });

  it('finds what a plain look at every row finds, for any part of any text', async () => {
    const parts = fc
      .tuple(
        fc.nat(),
        fc.constantFrom('title', 'description', 'job', 'building'),
        fc.nat(),
        fc.integer({ min: 1, max: 12 }),
      )
      .map(([task, field, from, length]) => {
        const text = stored[task % stored.length]?.[field as 'title'] ?? '';
        return text.slice(from % text.length, (from % text.length) + length).trim();
      })
      .filter((q) => q !== '');
    await fc.assert(
      fc.asyncProperty(parts, async (q) => {
        expect(await found(supervisor, q)).toEqual(expected(q, false));
      }),
      { numRuns: 40 },
    );
  });

  it('stands beside the other filters', async () => {
    const { payload } = await admin.call(taskEndpoints.listTasks, {
      query: { q: 'perez', status: ['scheduled'], job_id: acme.outOfScope.jobId },
    });
    expect(payload.rows.length).toBeGreaterThan(0);
    expect(
      payload.rows.every(({ status, job }) => status === 'scheduled' && job.id === acme.outOfScope.jobId),
    ).toBe(true);
  });
});

describe('the functions behind it', () => {
  const ask = (organizationId: number, max: number) =>
    app.database.withTenant(systemScope(organizationId), (tenant) =>
      tenant.query({
        text: `select tasks_with_word('%perez%', false, $1) as ids,
          (select count(*)::int from tasks where search like '%perez%') as own`,
        values: [max],
        row: z.custom<{ ids: number[] | null; own: number }>(),
      }),
    );

  it('answer ids of the organization of the transaction only', async () => {
    const [row] = await ask(acme.organizationId, 5000);
    expect(row?.ids).toHaveLength(row?.own ?? 0);
    expect(row?.own).toBeGreaterThan(0);
  });

  it('say when there are more than wanted', async () => {
    expect((await ask(acme.organizationId, 3))[0]?.ids).toBeNull();
  });

  it('answer nothing without an organization', async () => {
    expect((await ask(2_000_000_000, 5000))[0]).toEqual({ ids: [], own: 0 });
  });
});
