import { describe, expect, it } from 'vitest';
import { beginSharedJourney } from './harness/begin-journey.ts';
import { signInByForm } from './harness/browser.ts';

const { visit } = beginSharedJourney();

describe('signing in', () => {
  it.each(['en', 'es'] as const)('leads to the tasks of the company (%s)', async (locale) => {
    const { context, page, complaints } = await visit({ locale });
    await signInByForm(page, 'supervisor');
    await page.goto('/tasks?view=list');
    await page.locator('main h1, main h2').first().waitFor();
    await page.locator('main a[href*="/task/"]').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
