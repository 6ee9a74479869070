import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; help: string; nodes: { html: string; failureSummary: string }[] };

/** Violations of WCAG 2.2 AA that axe finds, one line for each place. Under a dialog nothing can be reached, so then only
 * the dialog is judged. */
export const axeFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { axe } = globalThis as unknown as {
      axe: { run: (what: object, how: object) => Promise<{ violations: Violation[] }> };
    };
    const dialogs = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
    const result = await axe.run(dialogs.at(-1) ?? document, { runOnly: tags });
    return result.violations;
  });
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.html.slice(0, 200)} ${node.failureSummary.slice(0, 200)}`,
    ),
  );
};
