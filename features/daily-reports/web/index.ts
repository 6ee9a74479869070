import './texts.ts';

export { dashboardHref, reportsHref } from './addresses.ts';
