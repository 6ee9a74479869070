import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { grantRole, insertMembership, loadRoles } from '#features/accounts/access/server';
import { systemScope } from '#platform/server/http/person';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginBadJourney } from './harness/begin-bad-journey.ts';
import { signIn } from './harness/browser.ts';
import { tooWide } from './harness/too-wide.ts';
import { held, tasksWith, untilSent } from './harness/unsent.ts';
import { untilQuiet } from './harness/until-quiet.ts';

const { product, network, visit } = beginBadJourney();

type Company = { id: number; name: string };
let first: Company;
let second: Company;

/** Makes the supervisor of the demo a supervisor of the other company, too. */
beforeAll(async () => {
  const { page, context } = await visit();
  await signIn(page, 'supervisor');
  const { id: userId, default_organization } = await ask(page, '/user');
  first = default_organization;
  await context.close();
  const there = await visit();
  await signIn(there.page, 'admin@other.test');
  second = (await ask(there.page, '/user')).default_organization;
  await there.context.close();
  await product().app.database.withTenant(systemScope(second.id), async (tenant) => {
    const email = 'supervisor@demo.test';
    await insertMembership(tenant, { user_id: userId, email, first_name: 'Sam', last_name: 'Both' });
    const role = (await loadRoles(tenant)).find(({ key }) => key === 'supervisor');
    await grantRole(tenant, userId, role?.id ?? 0, null);
  });
});

/** Records the calls of the page, each with the company that it names. */
const listen = (page: Page) => {
  const calls: { method: string; path: string; company: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push({
      method: request.method(),
      path: pathname,
      company: request.headers()['x-organization-id'],
    });
  });
  return calls;
};

const words = {
  en: { menu: 'Settings and account', save: 'Save task', description: 'Description', waiting: 'waiting in' },
  es: {
    menu: 'Configuración y cuenta',
    save: 'Guardar',
    description: 'Descripción',
    waiting: 'en espera en',
  },
} as const;

describe('a person of two companies', () => {
  it.each([
    ['desktop', 'en'],
    ['phone', 'es'],
  ] as const)('changes between them on a %s in %s, and loses nothing', async (screen, locale) => {
    const { context, page, complaints } = await visit({ screen, locale });
    const say = words[locale];
    const text = `Entered before the change, ${screen}`;
    await signIn(page, 'supervisor');
    await page.goto('/tasks/create?job_id=6');
    await untilQuiet(page);
    network().fate(() => 'cut');
    await page.getByLabel(say.description).fill(text);
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await expect.poll(() => held(page), { timeout: 30_000 }).toBe(1);

    await page.getByRole('button', { name: say.menu }).click();
    await page.getByRole('menuitemradio', { name: second.name }).click();
    await page.getByRole('button', { name: `1 ${say.waiting} ${first.name}` }).waitFor();
    // Now the document belongs to the second company.
    const calls = listen(page);
    network().fate(() => 'arrives');
    await page.goto('/tasks');
    await untilQuiet(page);
    await pause(4000);
    expect(await held(page)).toBe(1);
    expect(await page.getByText(text).count()).toBe(0);
    expect(calls.filter(({ method, path }) => method !== 'GET' && path.includes('/core/'))).toEqual([]);
    expect(new Set(calls.flatMap(({ company }) => company ?? []))).toEqual(new Set([String(second.id)]));

    await page.getByRole('button', { name: `1 ${say.waiting} ${first.name}` }).click();
    const change = page.getByRole('dialog').getByRole('button', { name: new RegExp(first.name) });
    await change.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await change.click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    await page.locator('main h1, main h2').first().waitFor();
    await untilSent(page);
    expect(await tasksWith(page, text)).toHaveLength(1);
    expect(complaints.filter((line) => !/Failed to load resource|ERR_/.test(line))).toEqual([]);
    await context.close();
  });
});
