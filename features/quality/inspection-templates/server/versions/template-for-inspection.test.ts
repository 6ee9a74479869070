import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Company, startWithCompanies, type TestApp } from '../../../../../tests/api/harness/index.ts';
import { templateEndpoints, transferEndpoints } from '../../contract/index.ts';
import { templateForInspection } from './template-for-inspection.ts';

let app: TestApp;
let acme: Company;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
});
afterAll(() => app.close());

it('gives an inspection the version of its day, and counts it', async () => {
  const manager = await acme.signIn('manager');
  const { payload: draft } = await manager.call(transferEndpoints.copyLibraryTemplate, {
    body: { key: 'office', language: 'es' },
  });
  const params = { id: draft.id };
  const begin = () =>
    app.database.withTenant(
      { organizationId: acme.organizationId, userId: acme.users.manager, seesAllJobs: true, isViewer: false },
      (tenant) => templateForInspection(tenant, draft.id),
    );
  expect(await begin()).toBeUndefined();
  const { updated_at } = draft;
  await manager.call(templateEndpoints.publishTemplate, { params, body: { updated_at } });
  expect(await begin()).toMatchObject({ template_id: draft.id, version: 1, name: 'Edificio de oficinas' });
  const { payload: after } = await manager.call(templateEndpoints.getTemplate, { params });
  expect(after).toMatchObject({ used: 1, can: { delete: false } });
});
