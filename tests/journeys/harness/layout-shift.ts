import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Has every page of the context add up what moves by itself, as the browser measures it. */
export const watchLayoutShift = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The share of the screen that moved since the page was opened. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift ?? 0);
