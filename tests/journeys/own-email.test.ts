import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailSink, openMailSink } from '#platform/server/testing/mail-sink';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn, signInByForm } from './harness/browser.ts';
import { tooWide } from './harness/too-wide.ts';

let sink: MailSink;
beforeAll(async () => {
  sink = await openMailSink();
});
afterAll(() => sink?.close());
const { visit } = beginJourney({ product: () => ({ environment: { SMTP_URL: sink.url } }) });

const soon = { timeout: 60_000, interval: 250 };

const mailsTo = (address: string) => sink.received.filter(({ to }) => to?.[0]?.address === address);

const subjectsTo = (address: string): string =>
  mailsTo(address)
    .map(({ subject }) => subject)
    .join();

it('a person changes the address of the own login on a phone, in Spanish, with a code that came there', async () => {
  const { context, page, complaints } = await visit({ screen: 'phone', locale: 'es', scheme: 'dark' });
  await signIn(page, 'csr');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Cambiar el correo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Correo nuevo').fill('clara@new.test');
  await dialog.getByLabel('Contraseña actual').fill('cora-demo-1');
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Enviar el código' }).click();
  const field = dialog.getByLabel('Código');
  await field.waitFor();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await tooWide(page)).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
  await expect.poll(() => subjectsTo('clara@new.test'), soon).toContain('Confirme su nuevo correo');
  const code = /\b[2-9A-Z]{5}-[2-9A-Z]{5}\b/.exec(mailsTo('clara@new.test')[0]?.text ?? '')?.[0] ?? '';
  await field.fill(code);
  await dialog.getByRole('button', { name: 'Iniciar sesión con este correo' }).click();
  await page.getByText('Ahora inicia sesión con clara@new.test.').waitFor();
  expect(await ask(page, '/user')).toMatchObject({ email: 'clara@new.test' });
  await expect.poll(() => subjectsTo('csr@demo.test'), soon).toContain('was changed');

  const again = await visit();
  await signInByForm(again.page, 'clara@new.test');
  // Calls that were made with the former token while the answer was under way are refused.
  expect(complaints.filter((line) => !line.includes('401'))).toEqual([]);
  await Promise.all([context.close(), again.context.close()]);
});
