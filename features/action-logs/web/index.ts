import './texts.ts';

export { actionLogHref, beginLogHref } from './addresses.ts';
