import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileEndpoints } from '#features/accounts/files/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { companySettingsEndpoints } from '../../contract/index.ts';

const { getCompanySettings, uploadOrgChart, removeOrgChart } = companySettingsEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
});
afterAll(() => app.close());

const pdf = new Blob(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], { type: 'application/pdf' });

const send = (client: Client, file: Blob = pdf, name = 'team.pdf') =>
  client.call(uploadOrgChart, { files: [{ field: 'org_chart', file, name }] });

const open = async (client: Client, photoId: number) =>
  (await client.call(fileEndpoints.getFile, { params: { photoId } })).status;

it('the organization chart is sent, opened by people of the organization, replaced and taken away', async () => {
  const first = (await send(admin)).payload.org_chart;
  expect(first).toMatchObject({ name: 'team.pdf' });
  const second = (await send(admin, pdf, 'team 2027.pdf')).payload.org_chart;
  expect((await admin.call(getCompanySettings)).payload.org_chart).toEqual(second);
  const viewer = await acme.signIn('viewer');
  expect(await open(viewer, second?.id ?? 0)).toBe(200);
  expect(await open(viewer, first?.id ?? 0)).toBe(404);
  expect(await open(await rival.signIn('admin'), second?.id ?? 0)).toBe(404);
  expect((await admin.call(removeOrgChart)).payload.org_chart).toBeNull();
  expect(await open(viewer, second?.id ?? 0)).toBe(404);
  expect((await admin.call(removeOrgChart)).status).toBe(404);
});

it('the organization chart is one image or document, sent by an admin', async () => {
  const program = new Blob(['<svg onload="alert(1)"/>'], { type: 'application/pdf' });
  const refused = await send(admin, program);
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['org_chart']]);
  expect(Object.keys((await admin.call(uploadOrgChart, { files: [] })).errors)).toEqual(['org_chart']);
  for (const who of ['manager', 'viewer', 'nobody'] as const) {
    const client = await acme.signIn(who);
    expect((await send(client)).status).toBe(403);
    expect((await client.call(removeOrgChart)).status).toBe(403);
  }
  const headers = { 'x-organization-id': String(acme.organizationId) };
  expect((await (await rival.signIn('admin')).call(removeOrgChart, { headers })).status).toBe(403);
});
