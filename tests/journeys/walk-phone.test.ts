import { expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { signIn } from './harness/browser.ts';
import { faultsOf } from './harness/page-faults.ts';
import { walkPages } from './harness/walk-pages.ts';

const { visit } = walkPages({ locale: 'es', scheme: 'dark', screen: 'phone' }, 'even');

it('is accessible to support, which enters an organization and leaves it', async () => {
  const { context, page, complaints } = await visit({ locale: 'es', scheme: 'dark', screen: 'phone' });
  await signIn(page, 'support@helpdesk.test');
  const faults = await faultsOf(page, '/support');
  await page.getByRole('button', { name: 'Entrar en Brightside Building Care' }).click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Caso 4711');
  faults.push(...(await axeFaults(page)));
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  const leave = page.getByRole('complementary', { name: 'Aviso' }).getByRole('button', { name: 'Salir' });
  await leave.waitFor();
  faults.push(...(await faultsOf(page, '/admin/security/support')));
  await page.getByText('Caso 4711').waitFor();
  await leave.click();
  await page.waitForURL('**/support');
  await leave.waitFor({ state: 'detached' });
  expect([...faults, ...complaints]).toEqual([]);
  await context.close();
});
