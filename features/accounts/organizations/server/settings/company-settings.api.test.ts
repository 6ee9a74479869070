import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fileEndpoints } from '#features/accounts/files/contract';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { sharingEndpoints } from '#features/sites/sharing/contract';
import { sharedTaskEndpoints } from '#features/tasks/tasks/contract';
import { systemScope } from '#platform/server/http/person';
import {
  addTask,
  type Client,
  type Company,
  createClient,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { companySettingsEndpoints, organizationEndpoints } from '../../contract/index.ts';

const { getCompanySettings, updateOrganization, uploadLogo, removeLogo } = companySettingsEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let manager: Client;
let logo: Blob;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({ MAIL_FROM: 'post@cora.test' }));
  [admin, manager] = await Promise.all([acme.signIn('admin'), acme.signIn('manager')]);
  const bytes = await sharp({
    create: { width: 60, height: 30, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
  })
    .png()
    .toBuffer();
  logo = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
});
afterAll(() => app.close());

const read = async () => (await admin.call(getCompanySettings)).payload;

const change = async (more: object = {}) => ({
  name: 'Acme Cleaning',
  primary_brand_color: '#0B6E4F' as string | null,
  secondary_brand_color: null,
  time_zone: 'America/New_York',
  public_email: 'Hello@Acme.test',
  public_phone: '(303) 555-0199',
  share_link_days: 14,
  updated_at: (await read()).updated_at,
  ...more,
});

const traces = (action: string) =>
  app.database.withTenant(systemScope(acme.organizationId), async (tenant) => ({
    audit: await tenant.query({
      text: `select changes, actor_user_id from audit_log where organization_id = $1 and action = $2 order by id desc`,
      values: [acme.organizationId, action],
      row: z.custom<{ changes: Record<string, unknown>; actor_user_id: number }>(),
    }),
    events: await tenant.query({
      text: 'select 1 from events where organization_id = $1 and name = $2',
      values: [acme.organizationId, action],
      row: z.custom<object>(),
    }),
  }));

const stranger = async (): Promise<Client> => {
  const { id } = await addTask(admin, acme.inScope);
  const link = await admin.call(sharedTaskEndpoints.getTaskShareLink, { params: { id } });
  const client = createClient(app);
  await client.raw('GET', `/r/${link.payload.token}`);
  return client;
};

describe('company settings', () => {
  it('say which address the emails of the company come from', async () => {
    expect((await read()).mail_from).toBe('post@cora.test');
  });

  it('are saved, and the frame and shared pages show them at once', async () => {
    const guest = await stranger();
    const { status, payload } = await admin.call(updateOrganization, { body: await change() });
    expect(status).toBe(200);
    expect(payload).toMatchObject({
      name: 'Acme Cleaning',
      primary_brand_color: '#0b6e4f',
      public_email: 'hello@acme.test',
      public_phone: '3035550199',
      share_link_days: 14,
    });
    expect(await read()).toEqual({ ...payload, mail_from: 'post@cora.test' });
    const { default_organization } = (await manager.call(sessionEndpoints.getSignedInUser)).payload;
    expect(default_organization).toMatchObject({
      name: 'Acme Cleaning',
      primary_brand_color: '#0b6e4f',
      time_zone: 'America/New_York',
    });
    const shared = await guest.call(sharingEndpoints.getSharedOrganization, { params: { orgSlug: 'acme' } });
    expect(shared.payload).toMatchObject({
      name: 'Acme Cleaning',
      contact: { email: 'hello@acme.test', phone: '3035550199' },
    });
  });

  it('leave a trace of what changed and an event, and keep the other rules', async () => {
    await admin.call(updateOrganization, { body: await change({ share_link_days: 21 }) });
    const { audit, events } = await traces('organization.updated');
    expect(audit[0]).toEqual({ changes: { share_link_days: [14, 21] }, actor_user_id: acme.users.admin });
    expect(events.length).toBe(audit.length);
    const [row] = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
      tenant.query({
        text: 'select settings from organizations where id = $1',
        values: [acme.organizationId],
        row: z.custom<{ settings: object }>(),
      }),
    );
    expect(row?.settings).toMatchObject({ inspection_target: 85, share_link_days: 21 });
  });

  it('say what papers carry, line by line, and tell nobody else where payments go', async () => {
    const paper = {
      company_address: '  200 Lantern St \n\n Denver, CO 80202 ',
      remit_to: 'PO Box 17',
      tax_id: '00-1234567',
      invoice_footer: 'License 4711',
      payment_terms_days: 15,
    };
    const { payload } = await admin.call(updateOrganization, { body: await change(paper) });
    expect(payload).toMatchObject({ ...paper, company_address: '200 Lantern St\nDenver, CO 80202' });
    const { status, errors } = await admin.call(updateOrganization, {
      body: await change({
        company_address: 'x'.repeat(301),
        remit_to: ' \n ',
        tax_id: '',
        invoice_footer: 'x'.repeat(201),
        payment_terms_days: 366,
      }),
    });
    expect([status, Object.keys(errors).toSorted()]).toEqual([
      422,
      ['company_address', 'invoice_footer', 'payment_terms_days', 'remit_to', 'tax_id'],
    ]);
    for (const { payload: known } of [
      await manager.call(organizationEndpoints.getOrganization),
      await manager.call(sessionEndpoints.getSignedInUser),
    ])
      expect(JSON.stringify(known)).not.toMatch(/PO Box 17|00-1234567/);
  });

  it('name every wrong field', async () => {
    const { status, errors } = await admin.call(updateOrganization, {
      body: await change({
        name: '  ',
        primary_brand_color: 'green',
        secondary_brand_color: '#12345',
        time_zone: 'Mars/Olympus',
        public_email: 'nobody',
        public_phone: '12',
        share_link_days: 366,
      }),
    });
    expect(status).toBe(422);
    expect(Object.keys(errors).sort()).toEqual([
      'name',
      'primary_brand_color',
      'public_email',
      'public_phone',
      'secondary_brand_color',
      'share_link_days',
      'time_zone',
    ]);
    for (const share_link_days of [0, 1.5]) {
      expect((await admin.call(updateOrganization, { body: await change({ share_link_days }) })).status).toBe(
        422,
      );
    }
  });

  it('are for admins only', async () => {
    const body = await change();
    for (const who of ['manager', 'viewer', 'nobody'] as const) {
      const client = await acme.signIn(who);
      expect((await client.call(getCompanySettings)).status).toBe(403);
      expect((await client.call(updateOrganization, { body })).status).toBe(403);
      const files = [{ field: 'logo', file: logo, name: 'logo.png' }];
      expect((await client.call(uploadLogo, { files })).status).toBe(403);
      expect((await client.call(removeLogo, { query: { kind: 'logo' } })).status).toBe(403);
    }
    expect((await createClient(app).call(updateOrganization, { body })).status).toBe(401);
  });

  it('are those of the own organization, whatever the header says', async () => {
    const outsider = await rival.signIn('admin');
    const headers = { 'x-organization-id': String(acme.organizationId) };
    expect((await outsider.call(getCompanySettings, { headers })).status).toBe(403);
    expect((await outsider.call(updateOrganization, { headers, body: await change() })).status).toBe(403);
    const before = (await outsider.call(getCompanySettings)).payload;
    await admin.call(updateOrganization, { body: await change({ name: 'Acme again' }) });
    expect((await outsider.call(getCompanySettings)).payload).toEqual(before);
  });

  it('are refused with the saved ones when somebody was quicker', async () => {
    const body = await change({ name: 'Late' });
    await admin.call(updateOrganization, { body: await change({ name: 'Quick' }) });
    const { status, code, details } = await admin.call(updateOrganization, { body });
    expect([status, code]).toEqual([409, 'stale']);
    expect(details).toMatchObject({ current: { name: 'Quick' } });
    expect((await read()).name).toBe('Quick');
  });
});

describe('logos', () => {
  const send = (field: string) =>
    admin.call(uploadLogo, { files: [{ field, file: logo, name: 'logo.png' }] });
  const open = async (client: Client, photoId: number) =>
    (await client.call(fileEndpoints.getFile, { params: { photoId } })).status;

  it('are replaced, shown to everybody and on shared pages, and taken away', async () => {
    const first = (await send('logo_horizontal')).payload;
    expect(first.logo).toBeNull();
    const second = (await send('logo_horizontal')).payload;
    const idOf = (url = '') => Number(/get\/(\d+)/.exec(url)?.[1]);
    const [old, now] = [first, second].map(({ logo_horizontal }) => idOf(logo_horizontal?.url));
    expect(await open(manager, now ?? 0)).toBe(200);
    expect(await open(manager, old ?? 0)).toBe(404);
    expect(await open(await rival.signIn('admin'), now ?? 0)).toBe(404);
    const guest = await stranger();
    const shared = await guest.call(sharingEndpoints.getSharedOrganization, { params: { orgSlug: 'acme' } });
    const { logo_url } = shared.payload;
    expect((await guest.raw('GET', logo_url ?? '')).status).toBe(200);
    const gone = await admin.call(removeLogo, { query: { kind: 'logo_horizontal' } });
    expect(gone.payload.logo_horizontal).toBeNull();
    expect((await guest.raw('GET', logo_url ?? '')).status).toBe(404);
    expect((await traces('organization.logo-changed')).audit.map(({ changes }) => changes)).toEqual([
      { logo_horizontal: [now, null] },
      { logo_horizontal: [old, now] },
      { logo_horizontal: [null, old] },
    ]);
    expect((await admin.call(removeLogo, { query: { kind: 'logo_horizontal' } })).status).toBe(404);
  });

  it('are taken away as files too, with the same trace', async () => {
    const id = (await send('logo')).payload.logo?.id ?? 0;
    expect((await manager.call(fileEndpoints.deleteFile, { params: { id } })).status).toBe(403);
    expect((await admin.call(fileEndpoints.deleteFile, { params: { id } })).status).toBe(200);
    expect((await read()).logo).toBeNull();
    const [latest] = (await traces('organization.logo-changed')).audit;
    expect(latest?.changes).toEqual({ logo: [id, null] });
  });

  it('keep what is transparent', async () => {
    const { logo: square } = (await send('logo')).payload;
    const { bytes } = await admin.call(fileEndpoints.getFile, { params: { photoId: square?.id ?? 0 } });
    expect(await sharp(bytes).stats()).toMatchObject({ isOpaque: false });
  });

  it('are pictures, and one of them', async () => {
    const text = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' });
    const files = [{ field: 'logo', file: text, name: 'logo.png' }];
    expect((await admin.call(uploadLogo, { files })).status).toBe(422);
    expect(Object.keys((await admin.call(uploadLogo, { files: [] })).errors)).toEqual(['logo']);
    expect((await admin.call(removeLogo, { rawQuery: 'kind=other' })).status).toBe(422);
  });
});
