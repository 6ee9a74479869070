import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { untilOfflineReady } from './harness/until-offline-ready.ts';

const { visit } = beginJourney({ ahead: true });

/** What a page says whose code does not come, and what stands in place of a list or figures that could not be read. */
const notLoaded = /could not be loaded\. Check your connection/;
const notRead = 'This could not be loaded';

const openDrawer = async (page: Page): Promise<Locator> => {
  const drawer = page.getByRole('dialog');
  if (!(await drawer.isVisible())) await page.getByRole('button', { name: 'Open navigation' }).click();
  const entries = drawer.getByRole('navigation', { name: 'Main navigation' });
  await entries.waitFor();
  return entries;
};

const goHome = async (page: Page): Promise<void> => {
  await (await openDrawer(page)).getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor();
};

const places: Record<string, (page: Page) => Promise<Locator>> = {
  'the bar': async (page) => page.getByRole('navigation', { name: 'Bottom navigation' }),
  'the drawer': openDrawer,
  'the start page': async (page) => page.locator('main'),
};

/** One record of each kind is enough. */
const kindOf = (href: string): string => href.replaceAll(/\d+/g, '1');

type Road = { href: string; away: boolean; words: string | null };

const roadsIn = (place: Locator): Promise<Road[]> =>
  place.locator('a[href^="/"]').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      away: link.getAttribute('aria-disabled') === 'true',
      words: link.getAttribute('data-away'),
    })),
  );

/** Waits until the page stands. Figures, and sections of a record, may say that they could not be read. */
const stands = async (page: Page, href: string): Promise<string[]> => {
  const { pathname } = new URL(href, 'http://cora.test');
  await page.waitForURL((url) => url.pathname === pathname);
  await page.locator('main h1').first().waitFor();
  await page.locator('main [role=status][aria-label=Loading]').first().waitFor({ state: 'detached' });
  const missing = await page.getByText(notLoaded).count();
  const unread = /dashboard$|^\/special-project\//.test(pathname)
    ? 0
    : await page.locator('main').getByText(notRead).count();
  return missing + unread > 0 ? [`${href}: ${missing} not loaded, ${unread} not read`] : [];
};

const faultsOf = async (page: Page, place: string, { href, away, words }: Road): Promise<string[]> => {
  if (away) return words === 'Needs a connection' ? [] : [`${href} does not say why it is grey`];
  await goHome(page);
  const around = await (places[place] as (typeof places)[string])(page);
  await around.locator(`a[href="${href}"]`).first().click();
  return stands(page, href);
};

const people = {
  supervisor: [
    '/tasks',
    '/tasks/create',
    '/daily-reports/dashboard',
    '/quality/inspections/dashboard',
    '/action-log/dashboard',
  ],
  porter: ['/tasks', '/tasks/create', '/action-log/dashboard'],
};

describe('without a network', () => {
  it.each(Object.entries(people))(
    'every road of a %s leads somewhere, or says before that it does not',
    async (who, open) => {
      const { context, page } = await visit({ screen: 'phone' });
      await signIn(page, who);
      await page.goto('/');
      await untilOfflineReady(page);
      await context.setOffline(true);
      const faults: string[] = [];
      const opened = new Set<string>();
      const grey = new Set<string>();
      for (const place of Object.keys(places)) {
        await goHome(page);
        const roads = await roadsIn(await (places[place] as (typeof places)[string])(page));
        for (const road of roads) {
          if (road.away) grey.add(road.href);
          else if (opened.has(kindOf(road.href))) continue;
          else opened.add(kindOf(road.href));
          faults.push(...(await faultsOf(page, place, road)));
        }
      }
      expect(faults).toEqual([]);
      expect([...opened]).toEqual(expect.arrayContaining(open));
      expect([...grey]).toContain('/map');
      await context.close();
    },
  );

  it('a site that the palette finds opens with its tabs', async () => {
    const { context, page } = await visit({ screen: 'phone' });
    await signIn(page, 'supervisor');
    await page.goto('/');
    await untilOfflineReady(page);
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('textbox').fill('CO1006');
    await palette.getByText('CO1006').first().click();
    await page.waitForURL(({ pathname }) => pathname.startsWith('/job/'));
    await page.getByRole('heading', { level: 1, name: /CO1006|\w/ }).waitFor();
    const grey: string[] = [];
    for (const tab of await page.getByRole('tab').all()) {
      const name = (await tab.textContent()) ?? '';
      if ((await tab.getAttribute('aria-disabled')) === 'true') {
        grey.push(name);
        continue;
      }
      await tab.click();
      await page
        .getByRole('tabpanel')
        .locator('[role=status][aria-label=Loading]')
        .first()
        .waitFor({ state: 'detached' });
      expect([name, await page.getByText(notLoaded).count()]).toEqual([name, 0]);
    }
    expect(grey).toContain('Contracts');
    expect(grey).not.toContain('Instructions');
    await page.getByRole('tab', { name: 'Contracts' }).click({ force: true });
    await page.getByText('This page is not on this device.').waitFor();
    await context.close();
  });

  it('a page that was not brought is grey, says why, and stays closed until there is a network', async () => {
    const { context, page } = await visit({ screen: 'phone', ahead: false });
    await signIn(page, 'supervisor');
    await page.goto('/');
    const tasks = page
      .getByRole('navigation', { name: 'Bottom navigation' })
      .getByRole('link', { name: 'Tasks' });
    await tasks.waitFor();
    await context.setOffline(true);
    await expect.poll(() => tasks.getAttribute('aria-disabled')).toBe('true');
    await tasks.click({ force: true });
    await page.getByText('This page is not on this device.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await context.setOffline(false);
    await expect.poll(() => tasks.getAttribute('aria-disabled')).toBe(null);
    await tasks.click();
    await page.waitForURL(({ pathname }) => pathname === '/tasks');
    await context.close();
  });
});
