import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { keptOnDevice } from './harness/kept-on-device.ts';

const federalBuildings = join(
  import.meta.dirname,
  '../../features/imports/job-imports/server/fixtures/federal-buildings.csv',
);

const { visit } = beginJourney();

type File = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0];

const csv = (name: string, ...lines: string[]): File => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

const upload = async (page: Page, file: File): Promise<string> => {
  await page.goto('/admin/jobs/import');
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForURL(/\/admin\/jobs\/import\/\d+$/);
  await page.locator('#column-job_number').waitFor();
  return new URL(page.url()).pathname;
};

const chooseClient = async (page: Page): Promise<void> => {
  await page.locator('[aria-labelledby="import-client"] [role="combobox"]').click();
  await page.getByRole('listbox').getByRole('option').first().click();
};

const check = async (page: Page): Promise<void> => {
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL(/step=check/);
  await page.locator('main table tbody tr').first().waitFor();
};

const numbers = async (page: Page): Promise<string[]> => page.locator('main fieldset button').allInnerTexts();

const sitesLink = 'main a[href*="import_id="]';

describe('importing job sites', () => {
  it('leads from a file to sites on the list, also for who leaves while it runs', async () => {
    const { context, page, complaints } = await visit();
    await signIn(page, 'admin');
    const address = await upload(page, federalBuildings);
    expect(await page.locator('#column-zip').inputValue()).toBe('Bldg_Zip');
    await page.getByText('9 columns are not imported').waitFor();
    await chooseClient(page);
    await check(page);
    expect((await numbers(page)).map((text) => text.split('\n')[0])).toEqual(['297', '46', '0', '0']);
    await page.locator('del', { hasText: '61031125' }).waitFor();
    await page.locator('ins', { hasText: '06103-1125' }).waitFor();
    await page.getByRole('button', { name: 'of them with a warning' }).click();
    await page.getByText('1–25 of 46').waitFor();
    expect(await axeFaults(page)).toEqual([]);

    const begun = page.waitForResponse((answer) => answer.url().endsWith('/run'));
    await page.getByRole('button', { name: 'Import 297 job sites' }).click();
    expect((await begun).status()).toBe(200);
    await page.goto('/tasks?view=list');
    await page.locator('main h1').waitFor();
    await page.goto(address);
    // On a busy machine the import still runs.
    await page.getByRole('cell', { name: '135 High St', exact: true }).first().waitFor({ timeout: 60_000 });
    await page.locator(sitesLink).click();
    await page.waitForURL(/\/admin\/jobs\?/);
    await page.goto(`${page.url()}&q=CT0013`);
    await page.locator('main table a[href*="/job/"]', { hasText: 'CT0013' }).click();
    await page.waitForURL(/\/job\/\d+/);
    await page.getByText('135 High St').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('says what is wrong with rows, and takes a whole import back', async () => {
    const { context, page, complaints } = await visit();
    await signIn(page, 'admin');
    const header = 'Job Number,Address,City,State,Zip';
    const address = await upload(
      page,
      csv(
        'three.csv',
        header,
        'U-1,1 Elm St,Denver,CO,80202',
        'U-1,2 Elm St,Denver,CO,80202',
        'U-3,3,Denver,ON,1',
      ),
    );
    await chooseClient(page);
    await check(page);
    await page.getByText('Line 2 has the same job number.').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Error file' }).click();
    expect((await download).suggestedFilename()).toBe('three-errors.csv');
    await page.getByRole('button', { name: 'Import 1 job site' }).click();
    await page.locator(sitesLink).waitFor();
    expect((await numbers(page)).map((text) => text.split('\n')[0])).toEqual(['1', '0', '1', '1']);

    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('This import was undone').waitFor();
    await page.reload();
    await page.getByText('This import was undone').waitFor();
    await page.goto(`/admin/jobs?import_id=${address.split('/').at(-1)}`);
    await page.getByText('No results match your search and filters.').waitFor();
    expect(await page.locator('main table a[href*="/job/"]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('reads below titles, lets people correct rows, and accounts for every row', async () => {
    const { context, page, complaints } = await visit();
    await signIn(page, 'admin');
    await upload(
      page,
      csv(
        'titled.csv',
        'Sites of November',
        'Job Number,Address,City,State,Zip,Square Feet',
        'T-1,1 Elm St,Denver,CO,,1000',
        'Total,,,,,1000',
      ),
    );
    await page.getByText('1 line above it is left out:').waitFor();
    expect(await page.getByLabel('Line with the column names').inputValue()).toContain('Line 2: Job Number');
    await chooseClient(page);
    await check(page);
    await page.getByText('ZIP code: This field is required.').waitFor();
    await page.getByText('This looks like a total, not a row to import.').waitFor();
    await page.getByText('0 created + 0 duplicate + 1 rejected + 1 left out = 2 rows of the file.').waitFor();
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await page.getByRole('dialog').getByLabel('ZIP code').fill('80202');
    await page.getByRole('dialog').getByRole('button', { name: 'Check again' }).click();
    await page.getByText('1 created + 0 duplicate + 0 rejected + 1 left out = 2 rows of the file.').waitFor();
    await page.getByRole('button', { name: 'Import this row' }).click();
    await page.getByText('1 created + 0 duplicate + 1 rejected = 2 rows of the file.').waitFor();
    await page.getByRole('button', { name: 'Leave it out' }).click();
    await page.getByText('1 created + 0 duplicate + 0 rejected + 1 left out = 2 rows of the file.').waitFor();
    await page.getByRole('button', { name: 'Import 1 job site' }).click();
    await page.locator(sitesLink).waitFor();
    await page.getByText('1 left out = 2 rows of the file. 1 line above the header was left out.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('keeps what was chosen for who comes back, and speaks Spanish on a phone', async () => {
    const { context, page, complaints } = await visit({
      locale: 'es',
      screen: 'phone',
    });
    await signIn(page, 'admin');
    const address = await upload(
      page,
      csv(
        'sitios.csv',
        'Número de trabajo,Dirección,Ciudad,Estado,Código postal,Notas',
        'E-1,1 Elm St,Denver,CO,80202,x',
      ),
    );
    expect(await page.locator('#column-description').inputValue()).toBe('Notas');
    await page.getByLabel('Cliente nuevo').check();
    await page.getByLabel('Nombre del cliente').last().fill('Edificios del Norte');
    const drafts = async () => (await keptOnDevice(page, 'cora-drafts', 'drafts')).join();
    await expect.poll(drafts).toContain('Edificios del Norte');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(address);
    await page.getByText('Se recuperó su borrador').waitFor();
    expect(await page.getByLabel('Nombre del cliente').last().inputValue()).toBe('Edificios del Norte');
    await page.getByLabel('Número de cuenta del cliente').last().fill('NORTE-1');
    await page.locator('main form button[type="submit"]').click();
    await page.getByRole('button', { name: 'Importar 1 sitio de trabajo' }).click();
    await page.getByRole('link', { name: 'Ver los sitios de trabajo' }).waitFor();
    await page.getByText('Terminó el').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
