export { dashboardHref, reportHref, reportsHref, startHref, toFinalizeHref } from './addresses.ts';
