export { feature } from './feature.ts';
export type { HoldingCall, LeavingCall, PersonHolding } from './life/holdings.ts';
