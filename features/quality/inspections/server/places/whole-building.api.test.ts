import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { begin, complete, giveAnswers, publishTemplate } from '../../../../../tests/api/harness/walk.ts';

let app: TestApp;
let acme: Company;
let supervisor: Client;
let template: number;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  supervisor = await acme.signIn('supervisor');
  template = await publishTemplate(await acme.signIn('admin'), [
    { title: 'Hall', repeat: 'per_floor', questions: [{ label: 'Carpet' }] },
    { title: 'Restroom', repeat: 'per_common_area', questions: [{ label: 'Mirror' }] },
    { title: 'Suite', repeat: 'per_tenant', questions: [{ label: 'Door' }] },
  ]);
});
afterAll(() => app.close());

it('asks once for a building of which no floors and no areas are entered', async () => {
  const inspection = await begin(supervisor, acme, template);
  expect(inspection.places.map(({ key }) => key)).toEqual(['floor:0', 'common_area:0']);
  expect(new Set(inspection.places.map(({ name }) => name)).size).toBe(1);
  const saved = [
    await giveAnswers(supervisor, inspection, { Carpet: 'poor' }, { instance: 'floor:0' }),
    await giveAnswers(supervisor, inspection, { Mirror: 'good' }, { instance: 'common_area:0' }),
    await giveAnswers(supervisor, inspection, { Door: 'good' }, { instance: 'tenant:0' }),
  ];
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 422]);
  const done = await complete(supervisor, inspection);
  expect(done.payload).toMatchObject({ tasks: [{ status: 'open' }] });
});
