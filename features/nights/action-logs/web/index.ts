export { actionLogHref, beginLogHref, toFinalizeHref } from './addresses.ts';
