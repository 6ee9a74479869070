import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { visit } = beginJourney();

type Figures = { kpis: Record<string, { of: number }> };

const tile = (page: Page, name: string): Locator =>
  page.locator('main li').filter({ has: page.getByRole('link', { name, exact: true }) });

/** The path of the list behind each figure. */
const opened = [
  { key: 'inspections', name: 'Inspections', path: '/quality/inspections' },
  { key: 'pass_rate', name: 'Passed', path: '/quality/inspections' },
  { key: 'overdue', name: 'Sites past due', path: '/quality/inspections/dashboard' },
  { key: 'open_deficiencies', name: 'Open deficiencies', path: '/tasks' },
] as const;

it.each(['admin', 'area.manager'])('each number of inspections opens as many rows, for %s', async (who) => {
  const { context, page, complaints } = await visit();
  await signIn(page, who);
  await page.goto('/quality/inspections/dashboard');
  await tile(page, 'Inspections').locator('strong').waitFor();
  const { kpis }: Figures = await ask(page, '/dashboards/inspections');
  expect(kpis.inspections?.of).toBeGreaterThan(0);
  const made = opened.filter(({ key }) => (kpis[key]?.of ?? 0) > 0);
  expect(made.length).toBeGreaterThan(2);
  for (const { key, name, path } of made) {
    await tile(page, name).getByRole('link').click();
    await page.waitForURL((url) => url.pathname === path && url.search !== '');
    await page.getByText(new RegExp(`^1–\\d+ of ${kpis[key]?.of}$`)).waitFor();
    await page.goBack();
    await tile(page, 'Inspections').locator('strong').waitFor();
  }
  expect(complaints).toEqual([]);
  await context.close();
});
