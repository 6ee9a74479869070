export { handOverLimit, keyEndpoints } from './endpoints.ts';
export { type Custody, type Key, type KeyWithHistory, key, keyFields } from './key.ts';
export { type KeyKind, type KeyStatus, keyKinds, keyStatuses } from './key-status.ts';
export { keyExportColumns, keyListEndpoints, keySorts } from './list-endpoints.ts';
export { keyMessages } from './messages.ts';
export { labelLimit, maxAdded, numberLabels } from './number-labels.ts';
export { endsCustody, handsOut, type KeyTransition, keyTransitions } from './transitions.ts';
