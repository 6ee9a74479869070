import './texts.ts';

export { beginLogHref, toFinalizeHref } from './addresses.ts';
