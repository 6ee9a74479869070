import type { BulkAction } from '#platform/web/feature/index';

/** What this feature itself offers for several job sites. Not in the route table, which everybody loads. */
export const ownActions: readonly BulkAction[] = [
  {
    id: 'change',
    title: 'jobs:bulk.change',
    flags: ['admin.canEditJobSite'],
    order: 10,
    component: () => import('./change-dialog.tsx'),
  },
  {
    id: 'status',
    title: 'jobs:bulk.status',
    flags: ['admin.canEditJobSite'],
    order: 30,
    component: () => import('./status-dialog.tsx'),
  },
];
