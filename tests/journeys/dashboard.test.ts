import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { visit } = beginJourney();

const numberIn = async (place: Locator): Promise<number> =>
  Number((await place.textContent())?.replace(/\D/g, ''));

/** Checks the total shown below the list. */
const expectRows = async (page: Page, count: number): Promise<void> => {
  await page.waitForURL((url) => url.searchParams.get('view') === 'list');
  await page.getByText(new RegExp(`^1–\\d+ (of|de) ${count}$`)).waitFor();
};

const tile = (page: Page, name: string): Locator =>
  page.locator('main li').filter({ has: page.getByRole('link', { name, exact: true }) });

describe('the dashboard of tasks', () => {
  it('opens for each number the list that makes it, and Back returns', async () => {
    const { context, page, complaints } = await visit();
    await signIn(page, 'manager');
    await page.goto('/tasks');
    const done = tile(page, 'Done').locator('strong');
    await done.waitFor();
    const count = await numberIn(done);
    expect(count).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Done', exact: true }).click();
    await expectRows(page, count);
    await page.getByText(/^Done: /).waitFor();
    await page.goBack();

    const bar = page.getByRole('list', { name: 'Open by status' }).getByRole('link').first();
    const open = await numberIn(bar);
    await bar.click();
    await expectRows(page, open);
    await page.goBack();
    await page.getByRole('heading', { name: 'Open by status' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('narrows figures and lists by the same filters, and keeps them in the address', async () => {
    const { context, page, complaints } = await visit();
    await signIn(page, 'manager');
    await page.goto('/tasks?view=dashboard&range=past_6_months');
    await tile(page, 'Open now').locator('strong').waitFor();
    const all = await numberIn(tile(page, 'Open now').locator('strong'));
    await page.getByRole('list', { name: 'Open by building (top 10)' }).getByRole('link').first().click();
    await page.waitForURL(/building_id=/);
    await page.getByText('Dashboard', { exact: true }).click();
    await page.waitForURL(/view=dashboard/);
    await page.getByRole('button', { name: 'Clear filters' }).waitFor();
    const some = () => numberIn(tile(page, 'Open now').locator('strong'));
    await expect.poll(some).toBeLessThan(all);
    await page.getByRole('link', { name: 'On time', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.getByText(/that were done by then/).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows the list first on a phone, and the figures in Spanish when asked', async () => {
    const { context, page, complaints } = await visit({
      screen: 'phone',
      locale: 'es',
    });
    await signIn(page, 'supervisor');
    await page.goto('/tasks');
    await page.locator('main a[href*="/task/"]').first().waitFor();
    await page.getByText('Panel', { exact: true }).click();
    const open = tile(page, 'Abiertas ahora').locator('strong');
    await open.waitFor();
    const count = await numberIn(open);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Abiertas ahora', exact: true }).click();
    await expectRows(page, count);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('greets with what waits for the person, each number its list', async () => {
    const { context, page, complaints } = await visit();
    await signIn(page, 'supervisor');
    await page.goto('/');
    const mine = page.getByRole('link', { name: /My open tasks/ });
    await mine.waitFor();
    const count = await numberIn(mine.locator('strong'));
    await page.getByRole('heading', { name: 'Latest activity' }).waitFor();
    await mine.click();
    await expectRows(page, count);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
