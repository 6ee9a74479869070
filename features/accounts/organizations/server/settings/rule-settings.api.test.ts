import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { systemScope } from '#platform/server/http/person';
import {
  addTask,
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { type CompanySettings, companySettingsEndpoints, defaultSettings } from '../../contract/index.ts';

const { getCompanySettings, updateOrganization } = companySettingsEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
});
afterAll(() => app.close());

const read = async () => (await admin.call(getCompanySettings)).payload;

const wholeChange = (settings: CompanySettings, more: object = {}) => {
  const { name, time_zone, primary_brand_color, secondary_brand_color } = settings;
  const { public_email, public_phone, share_link_days, updated_at } = settings;
  return {
    name,
    time_zone,
    primary_brand_color,
    secondary_brand_color,
    public_email,
    public_phone,
    share_link_days,
    updated_at,
    ...more,
  };
};

const save = async (more: object) =>
  admin.send(updateOrganization, { body: wholeChange(await read(), more) });

const all = {
  weeks_per_month: 4.3333,
  labor_burden_pct: 24.5,
  inspection_target: 90,
  task_sla: { high: 4, medium: 48, low: 240 },
  share_link_days: 60,
  inspection_autofinalize_hours: 0,
  unlocked_door_task: true,
  action_log_autofinalize: true,
  fiscal_month: 7,
  core_values: ['Care', 'Pride', 'Safety', 'Trust'],
  vacancy_notice_days: 45,
  approval_threshold: 2500.5,
  vaccine_retention_months: 24,
  cleancode_url: 'https://code.example.test/start?site=1',
};

describe('settings that rules read', () => {
  it('begin with the defaults', async () => {
    const { public_contact: _, ...defaults } = defaultSettings;
    expect(await read()).toMatchObject({ ...defaults, org_chart: null });
  });

  it('are all saved, answered, and stay when they are not sent', async () => {
    const { status, payload } = await save(all);
    expect(status).toBe(200);
    expect(payload).toMatchObject(all);
    expect((await save({ name: 'Acme Cleaning' })).payload).toMatchObject({ ...all, name: 'Acme Cleaning' });
    expect(await read()).toMatchObject(all);
  });

  it('leave no trace of a setting that is sent as it was', async () => {
    await save({ ...all, fiscal_month: 4 });
    await save({ ...all, fiscal_month: 7 });
    const [audit] = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
      tenant.query({
        text: `select changes from audit_log where organization_id = $1 and action = $2 order by id desc limit 1`,
        values: [acme.organizationId, 'organization.updated'],
        row: z.object({ changes: z.unknown() }),
      }),
    );
    expect(audit?.changes).toEqual({ fiscal_month: [4, 7] });
  });

  it('name every wrong field', async () => {
    const { status, errors } = await save({
      weeks_per_month: 3.9,
      labor_burden_pct: 100.01,
      inspection_target: -1,
      task_sla: { high: 0, medium: 1.5, low: 8761 },
      inspection_autofinalize_hours: 721,
      unlocked_door_task: 'yes',
      action_log_autofinalize: 1,
      fiscal_month: 13,
      core_values: ['Care', 'care', 'Safety', 'Trust'],
      vacancy_notice_days: 366,
      approval_threshold: 10_000_000,
      vaccine_retention_months: 0,
      cleancode_url: 'javascript:alert(1)',
    });
    expect(status).toBe(422);
    expect(Object.keys(errors).sort()).toEqual(
      [
        'action_log_autofinalize',
        'approval_threshold',
        'cleancode_url',
        'core_values',
        'fiscal_month',
        'inspection_autofinalize_hours',
        'inspection_target',
        'labor_burden_pct',
        'task_sla.high',
        'task_sla.low',
        'task_sla.medium',
        'unlocked_door_task',
        'vaccine_retention_months',
        'vacancy_notice_days',
        'weeks_per_month',
      ].sort(),
    );
    expect(await read()).toMatchObject(all);
  });

  it.each([
    ['a third decimal', { approval_threshold: 1.005 }, 'approval_threshold'],
    ['a fifth decimal', { weeks_per_month: 4.33333 }, 'weeks_per_month'],
    ['three core values', { core_values: ['Care', 'Pride', 'Safety'] }, 'core_values'],
    ['an empty core value', { core_values: ['Care', 'Pride', 'Safety', ' '] }, 'core_values.3'],
    ['two of the three priorities', { task_sla: { high: 1, medium: 2 } }, 'task_sla.low'],
    ['another priority', { task_sla: { ...all.task_sla, urgent: 1 } }, 'task_sla.urgent'],
    ['an address without protocol', { cleancode_url: 'code.example.test' }, 'cleancode_url'],
    ['an address of 501 characters', { cleancode_url: `https://a.test/${'x'.repeat(486)}` }, 'cleancode_url'],
    ['an integration, which has its own page', { winteam_enabled: true }, 'winteam_enabled'],
  ])('refuse %s', async (_, more, field) => {
    const { status, errors } = await save(more);
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  it('are for admins, of their own organization, and for who was first', async () => {
    const before = await read();
    const body = wholeChange(before, { fiscal_month: 2 });
    const manager = await acme.signIn('manager');
    expect((await manager.call(updateOrganization, { body })).status).toBe(403);
    const outsider = await rival.signIn('admin');
    const headers = { 'x-organization-id': String(acme.organizationId) };
    expect((await outsider.call(updateOrganization, { headers, body })).status).toBe(403);
    expect((await outsider.call(getCompanySettings)).payload).toMatchObject({ fiscal_month: 1 });
    await save({ fiscal_month: 10 });
    const late = await admin.call(updateOrganization, { body });
    expect([late.status, late.code]).toEqual([409, 'stale']);
    expect(late.details).toMatchObject({ current: { fiscal_month: 10, task_sla: all.task_sla } });
  });

  it('open CleanCode from the menu of those who have it, from the moment it has an address', async () => {
    const addressFor = async (client: Client) =>
      (await client.call(sessionEndpoints.getSettings)).payload as unknown as { cleancodeUrl: string | null };
    await save({ cleancode_url: null });
    expect((await addressFor(admin)).cleancodeUrl).toBeNull();
    await save({ cleancode_url: ' https://code.example.test/ ' });
    expect((await addressFor(admin)).cleancodeUrl).toBe('https://code.example.test/');
    expect((await addressFor(await acme.signIn('nobody'))).cleancodeUrl).toBeNull();
  });

  it('say when a deficiency is due that nobody dates', async () => {
    await save({ task_sla: { high: 4, medium: 48, low: 240 } });
    const hoursLeft = async (more: object) => {
      const { due_at, created_at } = await addTask(admin, acme.inScope, more);
      return due_at && Math.round((Date.parse(due_at) - Date.parse(created_at)) / 3_600_000);
    };
    expect(await hoursLeft({ type: 'deficiency', priority_level: 'high' })).toBe(4);
    expect(await hoursLeft({ type: 'deficiency' })).toBe(48);
    expect(await hoursLeft({ type: 'deficiency', priority_level: 'low' })).toBe(240);
    expect(await hoursLeft({ type: 'request', priority_level: 'high' })).toBeNull();
  });
});
