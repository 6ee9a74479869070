import './texts.ts';

export { actionLogsHref, beginLogHref } from './addresses.ts';
