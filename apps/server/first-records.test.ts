import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { createOrganizationLink } from '#features/accounts/session/server';
import { workLoadingRateEndpoints } from '#features/contracts/staffing-plans/contract';
import { templateListEndpoints } from '#features/quality/inspection-templates/contract';
import { assignmentEndpoints } from '#features/sites/assignments/contract';
import { createClient, startApp, type TestApp } from '../../tests/api/harness/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const signUp = async (slug: string, locale: 'en' | 'es') => {
  const link = await createOrganizationLink(app.database.identity, 'http://x', new Date());
  const client = createClient(app);
  const made = await client.call(sessionEndpoints.signup, {
    headers: { 'accept-language': locale },
    body: {
      token: new URL(link).searchParams.get('token') ?? '',
      organization_name: `First ${slug}`,
      slug,
      time_zone: 'America/Chicago',
      first_name: 'Fay',
      last_name: 'Start',
      email: `fay@${slug}.test`,
      password: 'sixteen-new-buckets',
      password_confirmation: 'sixteen-new-buckets',
    },
  });
  expect(made.status).toBe(200);
  return client;
};

describe('a company that was just created', () => {
  it.each([
    ['en', 'Quick walk-through', /\(example\)$/],
    ['es', 'Recorrido rápido', /\(ejemplo\)$/],
  ] as const)('has duties, rates and a template to begin with in %s', async (locale, quick, example) => {
    const client = await signUp(`begins-${locale}`, locale);
    const duties = await client.call(assignmentEndpoints.listAssignments);
    expect(duties.payload.rows.map(({ name, role_key, active }) => [name, role_key, active])).toEqual([
      ['Area Manager', 'area-manager', true],
      ['Supervisor', 'supervisor', true],
      ['Day Porter', 'day-porter', true],
    ]);
    const templates = await client.call(templateListEndpoints.listTemplates);
    expect(templates.payload.rows.map(({ name, status }) => [name, status])).toEqual([[quick, 'published']]);
    const rates = await client.call(workLoadingRateEndpoints.listWorkLoadingRates);
    expect(rates.payload.rows.length).toBeGreaterThan(9);
    expect(rates.payload.rows.filter(({ name }) => !example.test(name))).toEqual([]);
  });
});
