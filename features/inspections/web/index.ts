import './texts.ts';

export { beginHref, reportHref, walkHref } from './addresses.ts';
