import './texts.ts';

export { beginLogHref } from './addresses.ts';
