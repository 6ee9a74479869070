import './texts.ts';

export { invoicesHref } from './addresses.ts';
