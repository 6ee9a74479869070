import './texts.ts';

export { dashboardHref, reportHref, startHref, toFinalizeHref } from './addresses.ts';
