import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';

/** All that is asked about plans, and the services that say how many people theirs have, by the addresses of the calls:
 * every page loads this file, and few the calls. */
const isAboutPlans = ({ queryKey: [call] }: { queryKey: readonly unknown[] }): boolean =>
  /staffing|schedules|^GET \/job\/\{id\}(\/services)?$/i.test(String(call));

export const readPlansAgain: LiveEntity = (client) => {
  void client.invalidateQueries({ predicate: isAboutPlans });
};

/** A plan ends with its job or service. */
export const live: LiveEntities = { 'staffing-plan': readPlansAgain, job: readPlansAgain };
