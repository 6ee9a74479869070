import './texts.ts';

export { dashboardHref, toFinalizeHref } from './addresses.ts';
