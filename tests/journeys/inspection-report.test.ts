import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginSharedJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { tooWide } from './harness/too-wide.ts';

const { visit } = beginSharedJourney();

type Row = { id: number; number: number; open_tasks: number };

const pending = async (page: Page): Promise<Row> => {
  const { rows }: { rows: Row[] } = await ask(page, '/quality/inspections?status=pending');
  const found = rows.find(({ open_tasks }) => open_tasks > 1);
  if (!found) throw new Error('no pending inspection with open tasks');
  return found;
};

const choose = async (page: Page, action: string): Promise<void> => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

/** The path of a link: its host is the configured address, not that of the test. */
const here = (link: string): string => new URL(link).pathname;

describe('the report of an inspection', () => {
  let row: Row;
  let link: string;

  it('is found in the list, finalized with its open tasks, shared and saved as a PDF', async () => {
    const { context, page, complaints } = await visit();
    await signIn(page, 'admin');
    await page.goto('/');
    await page.getByRole('link', { name: 'Inspections' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Inspections' }).waitFor();
    await page.getByRole('radiogroup').getByText('List', { exact: true }).click();
    await page.waitForURL(({ pathname }) => pathname === '/quality/inspections');
    row = await pending(page);
    await page.getByText('Pending', { exact: true }).first().click();
    await page.waitForURL((url) => url.searchParams.get('status') === 'pending');
    await page.getByRole('link', { name: `#${row.number}`, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `Inspection #${row.number}` }).waitFor();
    await page.getByRole('img', { name: /Score .* of 100/ }).waitFor();
    expect(await axeFaults(page)).toEqual([]);

    await page.getByText(/Only deficiencies/).click();
    await page.waitForURL((url) => url.searchParams.get('show') === 'deficiencies');
    await page.getByRole('button', { name: 'Finalize' }).click();
    const question = page.getByRole('dialog');
    await question.getByText(`${row.open_tasks} tasks are still open`).waitFor();
    await question.getByRole('button', { name: 'Finalize' }).click();
    await page.getByText(`Inspection #${row.number} finalized`).waitFor();

    await choose(page, 'Share link');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Not opened yet').waitFor();
    link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Link shared').waitFor();

    const [file] = await Promise.all([page.waitForEvent('download'), choose(page, 'Download PDF')]);
    expect(file.suggestedFilename()).toBe(`inspection-${row.number}.pdf`);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('opens to a stranger, in Spanish on a phone, without anything internal', async () => {
    const { context, page, complaints } = await visit({ screen: 'phone', locale: 'es', scheme: 'dark' });
    await page.goto(here(link));
    await page.getByRole('heading', { level: 1, name: `Inspección n.º ${row.number}` }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/demo/inspection');
    await page.getByText('Tarea: ').first().waitFor();
    expect(await page.getByRole('link', { name: /Tarea/ }).count()).toBe(0);
    expect(await tooWide(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is sent by email to the contacts of the client', async () => {
    const { context, page, complaints } = await visit();
    await signIn(page, 'admin');
    await page.goto(`/quality/inspections?id=${row.id}`);
    await choose(page, 'Send email');
    const dialog = page.getByRole('dialog');
    const others = dialog.getByLabel('Other email addresses');
    await others.waitFor();
    for (const box of await dialog
      .getByRole('group', { name: 'Client contacts' })
      .getByRole('checkbox')
      .all())
      if (await box.isEnabled()) await box.uncheck();
    await dialog.getByRole('button', { name: 'Send email' }).click();
    await dialog.getByText('At least 1 email address required.').waitFor();
    await others.fill('client@example.com');
    await others.press('Enter');
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send email' }).click();
    await page.getByText('The email goes to 1 address').waitFor();
    await page.getByText('Sent by email').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is reopened with a reason', async () => {
    const { context, page, complaints } = await visit({ screen: 'phone' });
    await signIn(page, 'admin');
    await page.goto(`/quality/inspections?id=${row.id}`);
    await choose(page, 'Reopen');
    await page.getByLabel('Reason').fill('A wrong rating');
    await page.getByRole('button', { name: 'Reopen', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('Reopened').first().waitFor();
    await page.getByText('A wrong rating').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
