import type { TextKey } from '#platform/web/i18n/index';

/** What else people call a page, by its path: the palette finds it by these words too. */
export const pageWords: Readonly<Record<string, TextKey>> = {
  '/': 'app:palette.words.home',
  '/map/{-$jobId}': 'app:palette.words.map',
  '/quality/inspections/dashboard': 'app:palette.words.inspections',
  '/tasks': 'app:palette.words.tasks',
  '/daily-reports/dashboard': 'app:palette.words.reports',
  '/action-log/dashboard': 'app:palette.words.actionLogs',
  '/special-projects/dashboard': 'app:palette.words.specialProjects',
  '/library/courses': 'app:palette.words.library',
  '/business-reviews/dashboard': 'app:palette.words.businessReviews',
  '/admin': 'app:palette.words.admin',
  '/admin/users': 'app:palette.words.users',
  '/admin/clients': 'app:palette.words.clients',
  '/admin/jobs': 'app:palette.words.jobs',
  '/admin/jobs/import': 'app:palette.words.imports',
  '/admin/job-assignments': 'app:palette.words.jobAssignments',
  '/admin/areas': 'app:palette.words.areas',
  '/admin/templates': 'app:palette.words.templates',
  '/admin/company-settings': 'app:palette.words.companySettings',
  '/admin/integrations': 'app:palette.words.integrations',
  '/export/buildings': 'app:palette.words.export',
  '/forms': 'app:palette.words.forms',
  '/admin/parked-work': 'app:palette.words.parkedWork',
  '/profile': 'app:palette.words.profile',
  '/tasks/create': 'app:palette.words.createTask',
};
