import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = {
  id: string;
  help: string;
  nodes: { html: string; failureSummary: string; target: string[] }[];
};

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations of WCAG 2.2 AA that axe finds, or of some of its rules, one line for each place. While a dialog is open
 * nothing else can be reached, so only the dialog is checked. */
export const axeFaults = async (page: Page, rules = everyRule): Promise<string[]> => {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(source);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (what: object, how: object) => Promise<{ violations: Violation[] }> };
    };
    const dialogs = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
    // Nothing is said of what is well, and no style sheet is fetched again: no rule of these needs it.
    const how = { runOnly, resultTypes: ['violations'], preload: false };
    const result = await axe.run(dialogs.at(-1) ?? document, how);
    // A bar that stays at the edge of the screen covers what a finger scrolls out from below it.
    const isSmall = async (selector: string): Promise<boolean> => {
      const target = document.querySelector(selector);
      target?.scrollIntoView({ block: 'center' });
      const alone = await axe.run(target ?? document, { ...how, runOnly: ['target-size'] });
      return alone.violations.length > 0;
    };
    for (const small of result.violations.filter(({ id }) => id === 'target-size')) {
      const judged = [];
      for (const node of small.nodes) if (await isSmall(node.target[0] ?? '')) judged.push(node);
      small.nodes = judged;
    }
    return result.violations;
  }, rules);
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.html.slice(0, 200)} ${node.failureSummary.slice(0, 200)}`,
    ),
  );
};
