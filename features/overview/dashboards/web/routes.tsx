import { defineFeature } from '#platform/web/feature/index';
import type * as Tiles from './personal/tiles.ts';

/** The tiles share one answer and appear together, so their code is one file. */
const tile = (name: Exclude<keyof typeof Tiles, 'prefetchPersonal'>) => async () => {
  const { [name]: component, prefetchPersonal } = await import('./personal/tiles.ts');
  return { default: component, prefetch: prefetchPersonal };
};

export const feature = defineFeature({
  bringAhead: async (client, session) =>
    (await import('./personal/offline-ready/bring-home.ts')).bringHome(client, session),
  siteCriteria: [
    {
      kind: 'record',
      name: 'lacks',
      criterion: 'lacks',
      label: 'dashboards:lack.label',
      flags: ['admin.canEditJobSite'],
      choices: async () => (await import('./lack-choices.ts')).lackChoices(),
    },
  ],
  homeTiles: [
    { id: 'setup', flag: null, order: 0, component: tile('Setup') },
    {
      id: 'own-nights',
      flag: ['hasAccessReports', 'hasAccessActionLog'],
      order: 2,
      component: tile('OwnNights'),
    },
    { id: 'company', flag: 'hasAccessDashboardTasks', order: 5, component: tile('Company') },
    { id: 'sites-behind', flag: 'hasAccessDashboardTasks', order: 8, component: tile('SitesBehind') },
    { id: 'my-tasks', flag: 'hasAccessTasks', order: 10, component: tile('MyTasks') },
    {
      id: 'nights',
      flag: ['hasAccessReports', 'hasAccessActionLog'],
      order: 20,
      component: tile('Nights'),
    },
    { id: 'activities', flag: 'hasAccessTasks', order: 90, component: tile('Activities') },
    { id: 'show-setup', flag: 'hasAccessAdminCompanySettings', order: 99, component: tile('ShowSetup') },
  ],
});
