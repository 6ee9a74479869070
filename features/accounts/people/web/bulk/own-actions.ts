import type { BulkAction } from '#platform/web/feature/index';

/** What this feature itself offers for several people. Not in the route table, which everybody loads. */
export const ownActions: readonly BulkAction[] = [
  {
    id: 'roles',
    title: 'people:bulk.roles',
    flags: ['admin.canEditUser'],
    order: 10,
    component: () => import('./roles-dialog.tsx'),
  },
  {
    id: 'limits',
    title: 'people:bulk.limits',
    flags: ['admin.canEditUser'],
    order: 15,
    component: () => import('./limits-dialog.tsx'),
  },
];
