import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Download, Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginBadJourney } from './harness/begin-bad-journey.ts';
import { signIn } from './harness/browser.ts';

const { network, visit } = beginBadJourney();

const bytesOf = async (file: Download): Promise<Buffer> => readFile(await file.path());

const askFor = async (page: Page, file: string, button = 'Export'): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: file }).click();
};

const downloaded = async (page: Page, ...how: [file: string, button?: string]): Promise<Download> => {
  const [file] = await Promise.all([page.waitForEvent('download'), askFor(page, ...how)]);
  return file;
};

const numbersOf = async (page: Page, filters: string): Promise<number[]> => {
  const { rows }: { rows: { number: number }[] } = await ask(page, `/core/tasks?per_page=100&${filters}`);
  return rows.map(({ number }) => number);
};

describe('a list as a file', () => {
  it('has the rows, order and columns of the screen, harmless to spreadsheets, in both languages', async () => {
    const { context, page } = await visit();
    await signIn(page, 'admin');
    await page.goto('/tasks/create?job_id=6');
    await page.getByLabel('Description').fill('=HYPERLINK("http://example.com")');
    await page.getByRole('button', { name: 'Save task' }).click();
    await page.waitForURL((url) => url.pathname === '/tasks');

    await page.goto('/tasks?view=list&sort=number&order=desc&columns=number,title,status&q=hyperlink');
    await page.getByText('1–1 of 1').waitFor();
    const [header, row, ...others] = parse(await bytesOf(await downloaded(page, 'CSV file')), {
      bom: true,
    }) as string[][];
    // On screen the site stands under the title; in the file its columns follow it.
    const place = ['Job number', 'Job site', 'Building', 'Area'];
    expect(header).toEqual(['Number', 'Title', 'Description', ...place, 'Status']);
    expect(row?.[2]).toBe(`'=HYPERLINK("http://example.com")`);
    expect(others).toEqual([]);

    await context.addCookies([{ name: 'locale', value: 'es', url: network().address }]);
    await page.goto(
      '/tasks?view=list&sort=number&order=desc&columns=number,title,due_at,status&priority=high',
    );
    await page.getByRole('table').waitFor();
    const file = await downloaded(page, 'Libro de Excel', 'Exportar');
    expect(file.suggestedFilename()).toMatch(/^tareas-.*\.xlsx$/);
    const sheet = await readSheet(await bytesOf(file));
    expect(sheet[0]?.slice(0, 3)).toEqual(['Número', 'Título', 'Descripción']);
    expect(sheet[0]?.slice(-2)).toEqual(['Vence', 'Estado']);
    expect(sheet.slice(1).map(([number]) => number)).toEqual(
      await numbersOf(page, 'priority=high&sort=number&order=desc'),
    );
    await context.close();
  });

  it('of series has what its filters leave, its rule in words', async () => {
    const { context, page } = await visit();
    await signIn(page, 'admin');
    await page.goto('/tasks?view=series&health=poor&sort=title&columns=title,rule,next_date,health');
    await page.locator('tbody tr').first().waitFor();
    const shown = await page
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent ?? '')),
      );
    const csv = parse(await bytesOf(await downloaded(page, 'CSV file')), { bom: true }) as string[][];
    expect(csv[0]).toEqual([
      ...['Title', 'Description', 'Repeats', 'Next date'],
      ...['On time, %', 'Done on time', 'Dates due'],
    ]);
    expect(csv.slice(1).map(([title, , rule]) => [title, rule])).toEqual(
      shown.map(([title, rule]) => [title, rule]),
    );
    expect(csv.slice(1).every(([, , , , rate]) => Number(rate) < 80)).toBe(true);

    await context.addCookies([{ name: 'locale', value: 'es', url: network().address }]);
    await page.goto('/tasks?view=series&health=poor&sort=title&columns=title,rule,next_date');
    await page.locator('tbody tr').first().waitFor();
    const file = await downloaded(page, 'Libro de Excel', 'Exportar');
    expect(file.suggestedFilename()).toMatch(/^series-.*\.xlsx$/);
    const sheet = await readSheet(await bytesOf(file));
    expect(sheet[0]).toEqual(['Título', 'Descripción', 'Se repite', 'Próxima fecha']);
    expect(sheet.slice(1).map((row) => row[2])).toEqual(
      await page.locator('tbody tr td:nth-child(2)').allTextContents(),
    );
    await context.close();
  });

  it.each(['phone', 'desktop'] as const)(
    'that fails is told on a %s beside its main buttons',
    async (screen) => {
      const { context, page } = await visit({ screen });
      await signIn(page, 'admin');
      await page.goto('/tasks?view=series');
      await page.getByRole('button', { name: 'Export', exact: true }).waitFor();
      network().fate((count) => (count === 0 ? 'half an answer' : 'arrives'));
      await askFor(page, 'CSV file');
      const notice = await page.getByRole('alert').boundingBox();
      const main =
        screen === 'phone'
          ? page.getByRole('button', { name: 'New', exact: true })
          : page.locator('main').locator('a, button').filter({ hasText: /^New/ }).first();
      const button = await main.boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(notice?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0) + 200);
      if (screen === 'phone') expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(button?.y ?? 0);
      else expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(notice?.y ?? 0);
      await context.close();
    },
  );

  it('comes while other pages are used, is not kept in part, and is offered again', async () => {
    const { context, page } = await visit();
    await signIn(page, 'admin');
    await page.goto('/tasks?view=list');
    await page.getByRole('table').waitFor();
    const files: Download[] = [];
    page.on('download', (file) => files.push(file));
    network().fate((count) => (count === 0 ? 'half an answer' : 'arrives'));
    await askFor(page, 'CSV file');
    await page.getByText('The export did not finish, and no file was saved.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(files).toEqual([]);
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Try again' }).click(),
    ]);
    const open = await numbersOf(page, '');
    expect(parse(await bytesOf(again), { bom: true })).toHaveLength(open.length + 1);

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/core/tasks/export**', async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await askFor(page, 'CSV file');
    await page.getByText('Preparing file…').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).first().click();
    await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
    await page.getByText('Preparing file…').waitFor();
    await Promise.all([page.waitForEvent('download'), release()]);
    await page.goBack();
    files.length = 0;
    await page.unroute('**/core/tasks/export**');
    await page.route('**/core/tasks/export**', () => {});
    await askFor(page, 'Excel workbook');
    await page.getByRole('button', { name: 'Cancel export' }).click();
    await page.getByText('Preparing file…').waitFor({ state: 'detached' });
    expect(files).toEqual([]);
    await context.close();
  });

  it('and the page on paper are for people who may take data out', async () => {
    const { context, page } = await visit();
    await signIn(page, 'supervisor');
    await page.goto('/tasks?view=list');
    await page.getByRole('table').waitFor();
    expect(await page.getByRole('button', { name: 'Export', exact: true }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'More actions' }).count()).toBe(0);
    await context.close();
  });

  it('is printed light, without navigation, its filters in words', async () => {
    const { context, page } = await visit({ scheme: 'dark' });
    await context.addInitScript('window.print = () => { document.title = "printed"; }');
    await signIn(page, 'admin');
    for (const view of ['list', 'dashboard']) {
      await page.goto(`/tasks?view=${view}&client_id=1`);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Print or save as PDF' }).click();
      await expect.poll(() => page.title()).toBe('printed');
      await page.emulateMedia({ media: 'print' });
      await page.getByText(/^Showing: .*Client: \w/).waitFor();
      for (const hidden of [page.getByRole('navigation'), page.getByRole('checkbox')]) {
        expect(await hidden.filter({ visible: true }).count()).toBe(0);
      }
      const paper = () => getComputedStyle(document.querySelector('main') ?? document.body);
      // The styles of paper are loaded some seconds after the page.
      const printed = async () => {
        await page.emulateMedia({ media: null });
        await page.emulateMedia({ media: 'print' });
        return page.evaluate(`(${paper})().color`);
      };
      await expect.poll(printed).toBe('rgb(26, 31, 38)');
      await page.emulateMedia({ media: null });
    }
    await context.close();
  });
});
