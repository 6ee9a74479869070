import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../platform/server/db/embedded/free-port.ts';
import { processEnvironment } from '../../platform/server/process-environment.ts';
import { openBrowser, visit } from './harness/browser.ts';

const entry = join(import.meta.dirname, '../../apps/server/run-built.ts');

let browser: Browser;
let dataDir: string;
let child: ChildProcess | undefined;
beforeAll(async () => {
  browser = await openBrowser();
  dataDir = await mkdtemp(join(tmpdir(), 'cora-first-'));
});
afterAll(async () => {
  await browser?.close();
  if (child && child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the product on an empty directory; returns the address and the link that it prints. */
const startEmpty = async (): Promise<{ address: string; link: string }> => {
  const port = await freePort();
  const environment = { DATA_DIR: dataDir, PORT: String(port), DEMO: 'false', LOG_LEVEL: 'error' };
  child = spawn(process.execPath, [entry, 'start'], {
    env: { ...processEnvironment(), DATABASE_URL: '', ADMIN_DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    const address = /ready at (\S+)/.exec(said)?.[1];
    const link = /(\S+\/signup\?token=\S+)/.exec(said)?.[1];
    if (address && link) return { address, link };
  }
  throw new Error(`The product did not start:\n${said}`);
};

describe('an empty installation', () => {
  it('prints a link, by which the first company and its administrator are made and signed in', async () => {
    const { address, link } = await startEmpty();
    const { context, page, complaints } = await visit(browser, address);
    await page.goto(link);
    await page.getByLabel('Company name').fill('Example Cleaning');
    await page.getByLabel('Short name for links').fill('example');
    await page.getByLabel('First name').fill('Erin');
    await page.getByLabel('Last name').fill('Example');
    await page.getByLabel('Email address').fill('erin@example.test');
    await page.getByLabel('Password', { exact: true }).fill('sixteen-buckets');
    await page.getByLabel('Confirm password').fill('sixteen-buckets');
    await page.getByRole('button', { name: 'Create company' }).click();
    await page.locator('main h1').waitFor();
    await page.getByText('Example Cleaning').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();

    const again = await visit(browser, address);
    await again.page.goto(link);
    await again.page.getByRole('alert').waitFor();
    expect(await again.page.getByLabel('Company name').count()).toBe(0);
    await again.context.close();
  });
});
