import './texts.ts';

export { actionLogHref, beginLogHref, toFinalizeHref } from './addresses.ts';
