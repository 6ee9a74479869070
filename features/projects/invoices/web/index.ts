export { invoicesHref } from './addresses.ts';
