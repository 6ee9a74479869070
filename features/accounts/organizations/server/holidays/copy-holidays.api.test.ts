import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { organizationEndpoints } from '../../contract/index.ts';

const { addHoliday, copyHolidays, listHolidays } = organizationEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
const year = new Date().getUTCFullYear();

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
});
afterAll(() => app.close());

const add = (date: string, name: string) => admin.call(addHoliday, { body: { date, name } });
const copy = (client: Client, from: number) => client.call(copyHolidays, { body: { year: from } });

it('the holidays of a year are copied to the next one, and never twice', async () => {
  await add(`${year}-07-04`, 'Independence Day');
  await add(`${year}-12-25`, 'Christmas');
  await add(`${year + 1}-12-25`, 'Office closed');
  const { status, payload } = await copy(admin, year);
  expect(status).toBe(200);
  expect(payload.filter(({ date }) => date.startsWith(`${year + 1}`))).toEqual([
    { date: `${year + 1}-07-04`, name: 'Independence Day' },
    { date: `${year + 1}-12-25`, name: 'Office closed' },
  ]);
  expect((await copy(admin, year)).payload).toEqual(payload);
  expect((await (await rival.signIn('admin')).call(listHolidays)).payload).toEqual([]);
  const published = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    tenant.query({
      text: `select e.data ->> 'date' as date from events e
        where e.organization_id = $1 and e.name = 'organization.holiday-added' and e.data ->> 'date' = $2`,
      values: [acme.organizationId, `${year + 1}-07-04`],
      row: z.object({ date: z.string() }),
    }),
  );
  expect(published).toHaveLength(1);
});

it('a year without holidays, and one too far ahead, are refused', async () => {
  for (const from of [year + 5, year + 10, 1989, 2026.5]) {
    const { status, errors } = await copy(admin, from);
    expect([status, Object.keys(errors)]).toEqual([422, ['year']]);
  }
});

it('copying is for admins, in their own organization', async () => {
  for (const who of ['manager', 'viewer', 'nobody'] as const)
    expect((await copy(await acme.signIn(who), year)).status).toBe(403);
  const headers = { 'x-organization-id': String(acme.organizationId) };
  const outsider = await rival.signIn('admin');
  expect((await outsider.call(copyHolidays, { headers, body: { year } })).status).toBe(403);
  expect((await copy(outsider, year)).status).toBe(422);
});
