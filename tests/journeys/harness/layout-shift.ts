import type { BrowserContext, Page } from 'playwright-core';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

declare global {
  interface Window {
    layoutShift?: { share: number; moved: string[] };
  }
}

/** Has every page of the context add up what moves by itself, as the browser measures it. */
export const watchLayoutShift = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const seen: NonNullable<Window['layoutShift']> = { share: 0, moved: [] };
    window.layoutShift = seen;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        seen.share += value;
        for (const { node } of sources) seen.moved.push(node?.textContent?.trim().slice(0, 30) ?? '');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The share of the screen that moved since the page was opened, and the texts of what did. */
export const layoutShift = (page: Page): Promise<{ share: number; moved: string[] }> =>
  page.evaluate(() => window.layoutShift ?? { share: 0, moved: [] });
