import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';

/** All that is asked about budgets, by the addresses of the calls: every page loads this file, and few the calls. */
const isAboutBudgets = ({ queryKey: [call] }: { queryKey: readonly unknown[] }): boolean =>
  /budget|side-by-side/.test(String(call));

export const readBudgetsAgain: LiveEntity = (client) => {
  void client.invalidateQueries({ predicate: isAboutBudgets });
};

/** Margins follow the price of the contract, labor follows the plans. */
export const live: LiveEntities = {
  budget: readBudgetsAgain,
  contract: readBudgetsAgain,
  'staffing-plan': readBudgetsAgain,
};
