export { dashboardEndpoints } from './endpoints.ts';
export { dashboardMessages } from './messages.ts';
export { type RangeName, ranges } from './range.ts';
