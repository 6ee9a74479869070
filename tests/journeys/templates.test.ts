import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { beginSharedJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { tooWide } from './harness/too-wide.ts';

const { visit } = beginSharedJourney();

/** Notes when a main button takes no click for a moment. */
const noteHeldBack = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      const words = document.querySelector('[data-fresh]')?.textContent;
      if (words) sessionStorage.setItem('held-back', words);
    });
    seen.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-fresh'] });
  });

it('the office copies a ready template, changes it, puts it in order by keyboard and publishes it', async () => {
  const office = await visit();
  const { page } = office;
  await signIn(page, 'manager');
  await noteHeldBack(page);
  await page.goto('/admin/templates/create');
  const ready = page.getByRole('listitem').filter({ hasText: 'Medical office' });
  await ready.getByRole('button', { name: 'Use this template' }).click();
  await page.getByRole('heading', { level: 1, name: 'Medical office' }).waitFor();

  const first = page.getByRole('button', { name: /^Chairs, arms and tables/ });
  await first.click();
  await page.getByRole('textbox', { name: /^Question/ }).fill('Chairs shine');
  await page.getByRole('button', { name: 'Done' }).click();
  const handle = page.getByRole('button', { name: 'Move Chairs shine' });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByText('Now number 2 in Waiting and reception').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByText('Now number 3 in Waiting and reception').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Move Chairs shine',
  );

  await page.getByRole('button', { name: 'Actions for Chairs shine' }).click();
  await page.getByRole('menu').getByText('Move to…').click();
  const move = page.getByRole('dialog');
  await move.getByLabel('Section').selectOption({ label: 'Waste' });
  await move.getByRole('button', { name: 'Move question' }).click();
  await page.getByText('Now number 1 in Waste').waitFor();

  await page.getByRole('button', { name: 'Actions for Counter, pens and card reader are wiped' }).click();
  await page.getByRole('menu').getByText('Delete').click();
  await page.getByText('Deleted: Counter, pens and card reader are wiped').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /^Counter, pens and card reader are wiped/ }).waitFor();
  expect(await axeFaults(page)).toEqual([]);

  // Publish took the place of no other button, so that it never refused a click.
  expect(await page.evaluate(() => sessionStorage.getItem('held-back'))).toBe(null);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Version 1 is published').waitFor();
  await page.getByText('Version 1', { exact: false }).first().waitFor();
  await office.context.close();

  const phone = await visit({ screen: 'phone', locale: 'es' });
  await signIn(phone.page, 'manager');
  await phone.page.goto('/admin/templates?q=Medical');
  await phone.page.getByText('Medical office').first().tap();
  await phone.page.getByRole('button', { name: 'Vista previa' }).tap();
  const preview = phone.page.getByRole('dialog');
  const question = preview.getByRole('listitem').filter({ hasText: 'Exam table is clean' });
  await question.getByRole('button', { name: 'Mal' }).tap();
  await question.getByText('Foto obligatoria').waitFor();
  expect(await tooWide(phone.page)).toBe(0);
  expect(await axeFaults(phone.page)).toEqual([]);
  expect(phone.complaints).toEqual([]);
  await phone.context.close();
});
