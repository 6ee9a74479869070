import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientImportEndpoints } from '#features/imports/client-imports/contract';
import { contractImportEndpoints } from '#features/imports/contract-imports/contract';
import type { ImportCalls } from '#features/imports/imports/contract';
import { jobImportEndpoints, siteKeys } from '#features/imports/job-imports/contract';
import { peopleImportEndpoints, personKeys } from '#features/imports/people-imports/contract';
import { rentRollEndpoints } from '#features/imports/rent-rolls/contract';
import type { EndpointShape } from '#platform/contract/endpoint';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../tests/api/harness/index.ts';
// Declares the part `importKinds`.
import '../../features/imports/imports/server/feature.ts';
import { product } from './product.ts';

let app: TestApp;
let acme: Company;
let admin: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
  admin = await acme.signIn('admin');
});
afterAll(() => app.close());

/** The calls of every kind, and what its mapping needs besides the columns. */
const calls: Record<string, { of: Record<string, EndpointShape>; given?: (file: number) => object }> = {
  clients: { of: clientImportEndpoints, given: () => ({ existing: 'update' }) },
  contracts: { of: contractImportEndpoints, given: () => ({ existing: 'update' }) },
  'job-sites': {
    of: jobImportEndpoints,
    given: (file) => ({
      existing: 'update',
      client: { id: acme.clientId },
      create_clients: true,
      clear_empty: true,
      match: siteKeys[file % siteKeys.length],
    }),
  },
  people: {
    of: peopleImportEndpoints,
    given: (file) => ({ existing: 'update', clear_empty: true, match: personKeys[file % personKeys.length] }),
  },
  'rent-roll': {
    of: rentRollEndpoints,
    given: () => ({ existing: 'update', building_id: acme.inScope.buildingId }),
  },
};

const called: Record<string, RegExp> = {
  upload: /^upload/,
  preview: /^preview/,
  run: /^run/,
  get: /^get/,
  rows: /^list.*Rows$/,
};

/** The calls of a kind by what they do. */
const callsOf = (kind: string): ImportCalls => {
  const all = Object.entries(calls[kind]?.of ?? {});
  return Object.fromEntries(
    Object.entries(called).map(([key, name]) => [key, all.find(([call]) => name.test(call))?.[1]]),
  ) as unknown as ImportCalls;
};

const words = [
  ...[
    'A-1',
    'A-2',
    'J-1',
    'C-1',
    'Tower',
    'Court',
    'TOTAL',
    'Grand Total',
    '',
    '',
    '',
    '1',
    '12,000',
    '5%',
    '$1.50',
  ],
  ...[
    'CO',
    '80202',
    'Denver',
    '1 Elm St',
    '3/1/98',
    '2026-01-01',
    'soon',
    'a@example.test',
    'b@example.test',
  ],
  ...[
    'Cleaner',
    'yes',
    'no',
    'active',
    '(303) 555-0147 x12',
    '=1+1',
    "O'Brien; Núñez",
    'a,b',
    'two\nlines',
    '"',
    'x'.repeat(3000),
  ],
  ...['#N/A', '#¡VALOR!', '😀', 'vacant', 'Net 30', 'primary', '-1', '-1,5'],
];

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

const sum = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((total, number = 0) => total + number, 0);

it('knows every kind', () => {
  expect(Object.keys(product.gather('importKinds')).sort()).toEqual(Object.keys(calls).sort());
});

it.each(Object.keys(calls))('refuses the errors of a spreadsheet in a file of %s', async (name) => {
  const targets = Object.entries(product.gather('importKinds')[name]?.texts.en.targets ?? {});
  const lines = [targets.map(([, header]) => header), targets.map(() => '#REF!')];
  const file = new Blob([lines.map((cells) => cells.map(quoted).join(',')).join('\n')]);
  const { upload, preview } = callsOf(name);
  const { payload } = await admin.call(upload, { files: [{ field: 'file', file, name: 'rows.csv' }] });
  const body = { mapping: { ...payload.mapping, ...calls[name]?.given?.(0) } };
  const { payload: checked } = await admin.call(preview, { params: { id: payload.id }, body });
  expect(checked.rows.map(({ outcome }) => outcome)).toEqual(['invalid']);
  const wrong = checked.rows[0]?.reasons.filter(({ code }) => code === 'import_cell_error');
  expect(wrong?.map(({ field }) => field).toSorted()).toEqual(
    Object.keys(payload.mapping.columns).toSorted(),
  );
});

it.each(Object.keys(calls))(
  'gives every row of a file of %s one outcome, in the dry run and in the run',
  async (name) => {
    const kind = product.gather('importKinds')[name];
    const targets = Object.values(kind?.texts.en.targets ?? {});
    const table = fc.array(
      fc.array(fc.constantFrom(...words), { minLength: targets.length, maxLength: targets.length }),
      { minLength: 1, maxLength: 40 },
    );
    const tables = fc.sample(
      fc.tuple(table, fc.constantFrom('\n', '\r\n', '\r'), fc.constantFrom(',', ';')),
      {
        numRuns: 4,
        seed: 7,
      },
    );
    const { upload, preview, run, get, rows: listRows } = callsOf(name);
    for (const [file, [rows, end, delimiter]] of tables.entries()) {
      const lines = [['A title'], targets, ...rows].map((cells) => cells.map(quoted).join(delimiter));
      const blob = new Blob([lines.join(end)]);
      const uploaded = await admin.call(upload, { files: [{ field: 'file', file: blob, name: 'rows.csv' }] });
      expect(uploaded.status, uploaded.text).toBe(200);
      const { id, total_rows, mapping } = uploaded.payload;
      expect(total_rows).toBe(rows.filter((cells) => cells.some((cell) => cell.trim() !== '')).length);
      const params = { id };
      const body = { mapping: { ...mapping, ...calls[name]?.given?.(file) } };
      const checked = await admin.call(preview, { params, body });
      expect(checked.status, checked.text).toBe(200);
      const { counts, total } = checked.payload;
      const outcomes = [counts.created, counts.updated, counts.duplicate, counts.invalid, counts.left_out];
      expect([sum(outcomes), total]).toEqual([total_rows, total_rows]);
      const started = await admin.call(run, { params, body });
      expect(started.status, started.text).toBe(200);
      await runWork(app, 'imports');
      const { payload: done } = await admin.call(get, { params });
      const { created_rows, updated_rows, skipped_rows, failed_rows, left_out_rows } = done;
      expect([
        done.status,
        done.done_rows,
        sum([created_rows, updated_rows, skipped_rows, failed_rows, left_out_rows]),
      ]).toEqual(['done', total_rows, total_rows]);
      const listed = await admin.call(listRows, { params, query: { per_page: 100 } });
      expect(new Set(listed.payload.rows.map(({ line }) => line)).size).toBe(total_rows);
    }
  },
);
