import './texts.ts';

export { dashboardHref, reportHref, reportsHref, startHref } from './addresses.ts';
