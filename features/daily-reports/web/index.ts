import './texts.ts';

export { reportHref, reportsHref, startHref } from './addresses.ts';
