import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Milliseconds: longer than the three seconds after which a page preloads code. */
const silence = 3500;

/** Milliseconds. */
const timeout = 60_000;

/** Waits until a page has neither sent nor received anything for longer than it waits before preloading. */
export const untilQuiet = async (page: Page): Promise<void> => {
  const since = performance.now();
  let last = since;
  const hear = () => {
    last = performance.now();
  };
  const kinds = ['request', 'requestfinished', 'requestfailed'] as const;
  for (const kind of kinds) page.on(kind as 'request', hear);
  try {
    for (let now = since; now - last < silence; now = performance.now()) {
      if (now - since > timeout) throw new Error(`${page.url()} does not come to rest`);
      await pause(50);
    }
  } finally {
    for (const kind of kinds) page.off(kind as 'request', hear);
  }
};
