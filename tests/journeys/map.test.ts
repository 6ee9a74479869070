import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { beginSharedJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { tooWide } from './harness/too-wide.ts';

const { product, visit } = beginSharedJourney();

/** Records requests to other hosts: the map must work without the internet. */
const watchHosts = (page: Page): string[] => {
  const own = new URL(product().address).host;
  const left: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== own) left.push(request.url());
  });
  return left;
};

const siteList = (page: Page) => page.locator('main [role="listbox"]');

const drawn = async (page: Page): Promise<void> => {
  await page.locator('.maplibregl-canvas').waitFor();
  await page.locator('main ul[aria-label] img').first().waitFor({ state: 'attached' });
};

/** How near the map is, as the address keeps it. */
const zoomOf = (page: Page): number => Number(new URL(page.url()).searchParams.get('at')?.split(',')[2]);

describe('the map of the job sites', () => {
  it.each(['/map?view=list', '/tasks?view=list'])('%s keeps what is typed as it appears', async (href) => {
    const { context, page } = await visit();
    await signIn(page, 'admin');
    // Between the moment in which the field is drawn and what the page does then; and, once the first words are on their way
    // to the address, before the page reads them there.
    await page.addInitScript(() => {
      const field = () => document.querySelector<HTMLInputElement>('main input[type="search"]');
      const type = (words: string) => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(field(), (field()?.value ?? '') + words);
        field()?.dispatchEvent(new Event('input', { bubbles: true }));
      };
      const typing = new MutationObserver(() => {
        if (!field()) return;
        typing.disconnect();
        type('lark');
      });
      typing.observe(document, { childList: true, subtree: true });
      const replace = history.replaceState.bind(history);
      history.replaceState = (state, unused, url) => {
        if (String(url).endsWith('q=lark')) {
          type('spur den');
          setTimeout(() => type('ver'), 100);
        }
        replace(state, unused, url);
      };
    });
    await page.goto(href);
    await page.waitForURL((url) => url.searchParams.get('q') === 'larkspur denver', { timeout: 10_000 });
    expect(await page.locator('main input[type="search"]').inputValue()).toBe('larkspur denver');
    await context.close();
  });

  it('leads from a search through the list to the Job Card and its tabs', async () => {
    const { context, page, complaints } = await visit();
    const left = watchHosts(page);
    await signIn(page, 'admin');
    await page.goto('/map?view=split');
    await drawn(page);
    const list = siteList(page);
    const all = await list.getByRole('option').first().getAttribute('aria-setsize');
    await list.getByRole('option').nth(1).click();
    await expect.poll(() => zoomOf(page)).toBeGreaterThanOrEqual(14);
    expect(await list.getByRole('option').first().getAttribute('aria-setsize')).toBe(all);
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.pathname === '/map');
    await page.locator('main input[type="search"]').fill('larkspur denver');
    await list.getByRole('option', { name: 'CO1001 Larkspur Tower' }).waitFor();
    await page.waitForURL((url) => url.searchParams.get('q') === 'larkspur denver');
    await list.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/map/1');
    const card = page.getByRole('region', { name: 'Job site CO1001 – Larkspur Tower' });
    await card.getByRole('link', { name: 'New task' }).waitFor();
    expect(await card.getByRole('link', { name: /^Directions to/ }).getAttribute('href')).toContain('39.');
    // The card takes the focus a moment after it is there.
    await expect.poll(() => card.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.pathname === '/map');
    expect(new URL(page.url()).searchParams.get('view')).toBe('split');
    await page.goBack();
    await card.getByRole('link', { name: 'Job Card' }).click();
    await page.waitForURL((url) => url.pathname === '/job/1');
    await page.getByRole('heading', { level: 1, name: 'CO1001 – Larkspur Tower' }).waitFor();
    for (const [tab, shown] of [
      ['Tasks', 'main a[href*="/task/"]'],
      ['Buildings', 'main section[aria-label="Larkspur Tower"]'],
      ['Contacts', 'main a[href^="tel:"]'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await page.waitForURL((url) => url.searchParams.get('tab') === tab.toLowerCase());
      await page.locator(shown).first().waitFor();
    }
    expect(await axeFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    expect(left).toEqual([]);
    await context.close();
  });

  it('serves a thumb in Spanish: list under the map, card, directions, call', async () => {
    const { context, page, complaints } = await visit({
      screen: 'phone',
      locale: 'es',
    });
    const left = watchHosts(page);
    await signIn(page, 'porter');
    await page.goto('/map');
    await drawn(page);
    const legend = page.locator('main details', { hasText: 'Leyenda' });
    expect(await legend.getByRole('listitem').first().isVisible()).toBe(false);
    await legend.locator('summary').tap();
    await legend.getByRole('listitem').first().waitFor();
    expect(await page.getByText('Natural Earth').isVisible()).toBe(false);
    await page.getByRole('button', { name: /en esta vista.*Mostrar la lista/ }).tap();
    await siteList(page).getByRole('option').first().tap();
    const card = page.getByRole('region', { name: /^Sitio de trabajo / });
    await card.getByRole('link', { name: /^Cómo llegar a/ }).waitFor();
    await card
      .getByRole('link', { name: /^Llamar a/ })
      .first()
      .waitFor();
    await card.getByRole('link', { name: 'Ficha del trabajo' }).tap();
    await page.waitForURL((url) => url.pathname.startsWith('/job/'));
    await page.getByRole('tab', { name: 'Edificios' }).tap();
    await page.locator('main').getByText('Zona horaria').waitFor();
    expect(await page.getByRole('tab', { name: 'Contactos' }).count()).toBe(0);
    expect(await tooWide(page)).toBe(0);
    expect(complaints).toEqual([]);
    expect(left).toEqual([]);
    await context.close();
  });

  it('says on map and in the search that the sites could not be loaded, and tries again', async () => {
    const { context, page } = await visit();
    await signIn(page, 'admin');
    let fails = true;
    await page.route(/\/api\/v1\/jobs\?.*per_page=0/, (route) =>
      fails
        ? route.fulfill({ status: 500, json: { status: 'error', message: 'The server has hiccups.' } })
        : route.continue(),
    );
    await page.goto('/map');
    const problem = page.getByRole('alert').filter({ hasText: 'The server has hiccups.' });
    await problem.waitFor();
    const search = page.getByRole('combobox', { name: 'Job sites' });
    await search.fill('lark');
    const again = page.getByRole('option', { name: /Try again.*could not be loaded/ });
    await again.waitFor();
    expect(await page.getByText('No job sites found').count()).toBe(0);
    fails = false;
    await again.click();
    await drawn(page);
    expect(await problem.count()).toBe(0);
    await context.close();
  });

  it('keeps to itself what another company has', async () => {
    const { context, page } = await visit();
    await signIn(page, 'admin@other.test');
    await page.goto('/map/1');
    await page.getByText('This job site doesn’t exist or isn’t one of yours.').waitFor();
    await page.goto('/job/1');
    await page.getByText('Job not found').waitFor();
    expect(new URL(page.url()).pathname).toBe('/job/1');
    expect(await page.locator('main').textContent()).not.toContain('Larkspur');
    await context.close();
  });

  it('does not take the keyboard back to the search of the top bar, however late its code comes', async () => {
    const { context, page } = await visit();
    await signIn(page, 'supervisor');
    let come = () => {};
    const until = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/loaded-job-search-[^/]*\.js$/, async (route) => {
      await until;
      await route.continue();
    });
    await page.goto('/profile');
    const search = page.locator('#job-search');
    await search.evaluate((field) => field.setAttribute('data-stands-in', ''));
    await search.focus();
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await focused()).toBe('ES – Español');
    come();
    await page.locator('#job-search:not([data-stands-in])').waitFor();
    expect(await focused()).toBe('ES – Español');
    await context.close();
  });

  it('finds a site from the top bar, and says who may not see a list', async () => {
    const { context, page, complaints } = await visit();
    await signIn(page, 'supervisor');
    await page.goto('/');
    const search = page.locator('#job-search');
    await search.focus();
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await focused()).toBe('ES – Español');
    await search.focus();
    await page.keyboard.type('foundry square');
    const clear = await page.getByRole('banner').getByRole('button', { name: 'Clear' }).boundingBox();
    expect(Math.min(clear?.width ?? 0, clear?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await page.getByRole('option', { name: /^CO1002 Foundry Square/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith('/job/'));
    await page.getByRole('heading', { level: 1, name: 'CO1002 – Foundry Square' }).waitFor();
    await page.goto('/admin/jobs');
    await page.getByRole('heading', { name: 'You don’t have access' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
