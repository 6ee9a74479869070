import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from '../../../platform/server/db/embedded/ensure-running.ts';
import { processEnvironment } from '../../../platform/server/process-environment.ts';
import { openBrowser } from './browser.ts';

const entry = join(import.meta.dirname, '../../../apps/server/run-built.ts');

/** For a test file that begins with an empty directory, as a company does with `DEMO=0`. `start` returns the link that
 * the product prints. */
export const beginEmpty = () => {
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
  const start = async (): Promise<string> => {
    const port = await freePort();
    const environment = { DATA_DIR: dataDir, PORT: String(port), DEMO: 'false', LOG_LEVEL: 'error' };
    child = spawn(process.execPath, [entry, 'start'], {
      env: { ...processEnvironment(), DATABASE_URL: '', ADMIN_DATABASE_URL: '', ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    for await (const chunk of child.stdout ?? []) {
      said += chunk;
      const link = /(\S+\/signup\?token=\S+)/.exec(said)?.[1];
      if (link && /ready at \S+/.test(said)) return link;
    }
    throw new Error(`The product did not start:\n${said}`);
  };
  return { start, browser: () => browser };
};
