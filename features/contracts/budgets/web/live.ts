import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';

/** Recognizes queries about budgets by the addresses of their calls. Importing the calls would load them on every page. */
const isAboutBudgets = ({ queryKey: [call] }: { queryKey: readonly unknown[] }): boolean =>
  /budget|side-by-side/.test(String(call));

export const refreshBudgets: LiveEntity = (client) => {
  void client.invalidateQueries({ predicate: isAboutBudgets });
};

/** Margins depend on the price of the contract, and labor on the plans. */
export const live: LiveEntities = {
  budget: refreshBudgets,
  contract: refreshBudgets,
  'staffing-plan': refreshBudgets,
};
