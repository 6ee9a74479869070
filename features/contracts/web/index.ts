import './texts.ts';

export { contractHref } from './addresses.ts';
export { DaysLeft } from './days-left.tsx';
