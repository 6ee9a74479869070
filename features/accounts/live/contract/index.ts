export { type Change, change, heartbeatMilliseconds } from './change.ts';
export { liveEndpoints } from './endpoints.ts';
export { rightsMark } from './rights-mark.ts';
