import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../../bin/browser.mjs';
import { quiet } from './browser.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

export type KillableBrowser = {
  /** Starts it with everything that it had on its disk, and signs in: cookies may not have reached the disk. */
  open: (cookies: Cookies) => Promise<Page>;
  /** Ends it as an empty battery would: nothing more is written. */
  kill: () => Promise<void>;
  remove: () => Promise<void>;
};

const listening = /DevTools listening on (ws:\/\/\S+)/;

/** The address at which the browser takes commands. */
const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (bytes: Buffer) => {
      said += bytes;
      const [, found] = listening.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`the browser ended: ${said}`)));
  });

/** A browser with a disk of its own, which can be killed and started again. */
export const killableBrowser = async (): Promise<KillableBrowser> => {
  const executable = findBrowser();
  if (!executable) throw new Error('no browser: install chromium or set BROWSER_PATH');
  const disk = await mkdtemp(join(tmpdir(), 'cora-browser-'));
  let child: ChildProcess | undefined;
  const kill = async () => {
    const running = child;
    child = undefined;
    if (!running?.pid || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    // Kills the whole process group, so that its helper processes die too.
    process.kill(-running.pid, 'SIGKILL');
    await ended;
  };
  return {
    open: async (cookies) => {
      const flags = [...quiet, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${disk}`];
      child = spawn(executable, [...flags, 'about:blank'], {
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const browser = await chromium.connectOverCDP(await addressOf(child));
      const [context] = browser.contexts();
      if (!context) throw new Error('the browser has no context');
      await context.addCookies(cookies);
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      return page;
    },
    kill,
    remove: async () => {
      await kill();
      await rm(disk, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};
