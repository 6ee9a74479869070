import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../bin/browser.mjs';

/** A browser as people have it; tests start theirs with less. */
export const openBrowser = (args: readonly string[] = ['--no-sandbox']): Promise<Browser> => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no browser: install chromium or set BROWSER_PATH');
  return chromium.launch({ executablePath, args: [...args] });
};
