import type { Browser, Page } from 'playwright-core';

/** Milliseconds. A page that hangs does not answer. */
const timeout = 5000;

const describePage = async (page: Page): Promise<string> => {
  const unanswered = new Promise<string>((resolve) => setTimeout(resolve, timeout, 'does not answer'));
  const answered = page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const refused = files.filter(({ responseStatus }) => responseStatus >= 400 || responseStatus === 0);
    return [
      `${document.readyState}, ${files.length} files, without success: ${refused.map(({ name }) => name).join(' ')}`,
      document.getElementById('root')?.textContent.slice(0, 1500),
    ].join('\n');
  });
  const said = await Promise.race([answered, unanswered]).catch((error: Error) => error.message);
  return `${page.url()}\n${said}`;
};

/** The content of every open page, to see why a test failed. */
export const describePages = async (browser: Browser): Promise<string> => {
  const open = browser.contexts().flatMap((context) => context.pages());
  return (await Promise.all(open.map(describePage))).join('\n\n');
};
