import { describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { layoutShift, watchLayoutShift } from './harness/layout-shift.ts';
import { tooWide } from './harness/too-wide.ts';

const { visit } = beginJourney();

const chart = {
  name: 'Team and managers.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

describe('company settings', () => {
  it('are refused with what is wrong, then saved, and CleanCode appears in the menu', async () => {
    const { context, page, complaints } = await visit();
    await signIn(page, 'admin');
    await page.goto('/admin/company-settings');
    const high = page.getByRole('textbox', { name: 'High' });
    const address = page.locator('#company-settings-cleancode_url');
    expect(await page.getByRole('button', { name: /^Save/ }).count()).toBe(0);
    await high.fill('');
    await address.fill('javascript:alert(1)');
    const save = page.getByRole('button', { name: 'Save company settings' });
    await save.click();
    await page.getByText('Enter a web address that starts with https:// or http://.').waitFor();
    await page.getByText('This field is required.').waitFor();
    await high.fill('12');
    await address.fill('https://code.example.test/');
    await save.click();
    const entry = page.getByRole('navigation').getByRole('link', { name: /CleanCode/ });
    await entry.waitFor();
    expect(await entry.getAttribute('href')).toBe('https://code.example.test/');
    expect(await entry.getAttribute('target')).toBe('_blank');
    await page.locator('input[type=file]').last().setInputFiles(chart);
    await page.getByRole('link', { name: chart.name }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('say where emails come from, and lead to their settings', async () => {
    const { context, page } = await visit({ screen: 'phone', locale: 'es' });
    await signIn(page, 'admin');
    const { mail_from } = await ask(page, '/organization/settings');
    await page.goto('/admin/company-settings');
    await page.getByText(`Sus correos salen de ${mail_from}.`).waitFor();
    await page.getByRole('link', { name: 'Abrir la configuración de correo' }).click();
    await page.waitForURL((url) => url.pathname === '/admin/email');
    await context.close();
  });

  it('copy the holidays of a year', async () => {
    const { context, page } = await visit();
    await signIn(page, 'admin');
    await page.goto('/admin/company-settings');
    await page.getByRole('button', { name: 'Open the calendar' }).click();
    const copy = page.getByRole('button', { name: /^Add \d+ holidays? to \d{4}$/ });
    const next = /\d{4}$/.exec((await copy.textContent()) ?? '')?.[0];
    await copy.click();
    await page.getByText(new RegExp(`holidays? added to ${next}`)).waitFor();
    await expect.poll(async () => (await copy.allTextContents()).join()).not.toContain(next);
    await context.close();
  });

  it.each([
    ['desktop', 'en'],
    ['phone', 'en'],
    ['desktop', 'es'],
    ['phone', 'es'],
  ] as const)('hold still while they load on a %s in %s', async (screen, locale) => {
    const { context, page } = await visit({ screen, locale });
    await watchLayoutShift(context);
    await signIn(page, 'admin');
    await page.goto('/admin/company-settings');
    await page.locator('#company-settings-cleancode_url').waitFor();
    await page.waitForTimeout(1000);
    expect((await layoutShift(page)).share).toBeLessThan(0.05);
    expect(await tooWide(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    await context.close();
  });
});
