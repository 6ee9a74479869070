import { wordsOfRecord } from '#platform/server/http/document/preview-text';
import { shownDate } from '#platform/server/texts/shown-date';
import { shownMoney } from '#platform/server/texts/shown-money';
import { budgetEndpoints } from '../contract/index.ts';

const budget = wordsOfRecord(
  budgetEndpoints.getBudget,
  ({ name, service, effective_from, cost: { labor, running, monthly_hours: hours } }) => ({
    title: name,
    lines: [
      {
        text: 'budgets:document',
        values: {
          service: service.name,
          from: shownDate(effective_from),
          labor: shownMoney(labor, 'en'),
          cost: shownMoney(running, 'en'),
          hours,
        },
      },
    ],
  }),
);

const ofService = (title: string, lead: string) =>
  wordsOfRecord(budgetEndpoints.getSideBySide, ({ service }) => ({
    title: { text: title, values: {} },
    lead,
    lines: [service.name],
  }));

/** The words in the HTML documents of the feature's pages, which are shown before any script has run. */
export const budgetPreview = {
  '/admin/job/$jobId/service/$serviceId/budget/{-$budgetId}': budget,
  '/admin/job/$jobId/service/$serviceId/side-by-side': ofService(
    'budgets:titles.sideBySide',
    'budgets:chain.text',
  ),
  '/admin/job/$jobId/service/$serviceId/what-if': ofService('budgets:titles.whatIf', 'budgets:whatIf.text'),
};
