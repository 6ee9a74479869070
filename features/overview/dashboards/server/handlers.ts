import { myWork, workNowOf } from '#features/tasks/tasks/server';
import type { Handlers } from '#platform/server/http/call';
import type { dashboardEndpoints } from '../contract/index.ts';
import { asOfNow } from './as-of-now.ts';
import { nightsOf, ownNightsOf } from './nights-of.ts';
import { setupOf, showSetup } from './setup/setup-of.ts';

export const dashboardHandlers: Handlers<typeof dashboardEndpoints> = {
  getPersonalDashboard: async ({ tenant, person, now }) => {
    const setup = await setupOf(tenant, person, now);
    const nights = await nightsOf(tenant, person, now);
    const own = await ownNightsOf(tenant, person, now);
    if (!person.flags.has('hasAccessTasks')) return { kpis: nights, charts: own, ...setup };
    const office = person.seesAllJobs && person.flags.has('hasAccessDashboardTasks');
    const { open, pastDue, next, activities } = await myWork(tenant, person, now);
    return {
      kpis: { my_open_tasks: asOfNow(open), my_past_due_tasks: asOfNow(pastDue), ...nights },
      charts: { ...own, next_tasks: next, activities },
      ...setup,
      ...(office && { company: await workNowOf(tenant, person.timeZone, now) }),
    };
  },
  showSetup,
};
