import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { refreshWorkLoadingRates } from './rates/refresh-rates.ts';

/** Recognizes queries about plans, and about services with the headcount of their plan, by the addresses of their calls.
 * Importing the calls would load them on every page. */
const isAboutPlans = ({ queryKey: [call] }: { queryKey: readonly unknown[] }): boolean =>
  /staffing|schedules|^GET \/job\/\{id\}(\/services)?$/i.test(String(call));

export const refreshPlans: LiveEntity = (client) => {
  void client.invalidateQueries({ predicate: isAboutPlans });
};

/** Plans are read again after changes of jobs too, because a plan ends with its job or service. */
export const live: LiveEntities = {
  'staffing-plan': refreshPlans,
  job: refreshPlans,
  'work-loading-rate': refreshWorkLoadingRates,
};
