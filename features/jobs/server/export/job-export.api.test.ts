import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Company, seedCompany, startApp, type TestApp } from '../../../../tests/api/harness/index.ts';
import { jobExportEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
});
afterAll(() => app.close());

const exported = async (who: 'admin' | 'area-manager'): Promise<string[][]> => {
  const client = await acme.signIn(who);
  const { bytes } = await client.call(jobExportEndpoints.exportJobs, { query: { format: 'csv' } });
  return parse(bytes, { bom: true }) as string[][];
};

it('writes the jobs in scope, each with its first building and how many it has', async () => {
  const [header, ...rows] = await exported('area-manager');
  expect(header).toEqual([
    'Job number',
    'Name',
    'Client',
    'Address',
    'City',
    'State',
    'ZIP',
    'Buildings',
    'Status',
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.slice(7)).toEqual(['1', 'Active']);
  expect(await exported('admin')).toHaveLength(3);
});
