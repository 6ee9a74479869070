import './texts.ts';

export { actionLogHref, actionLogsHref, beginLogHref } from './addresses.ts';
