export { countFlags, supplyEndpoints } from './endpoints.ts';
export { supplyExportColumns, supplyListEndpoints, supplySorts } from './list-endpoints.ts';
export { supplyMessages } from './messages.ts';
export { missingOf, stateOf } from './missing.ts';
export {
  maxLines,
  type RequestLine,
  type RequestStatus,
  requestLine,
  requestStatuses,
  type SupplyRequest,
  supplyRequest,
} from './request.ts';
export { supplyRequestEndpoints } from './request-endpoints.ts';
export {
  type Closet,
  closet,
  type JobSupplies,
  maxPieces,
  maxSupplies,
  type Supply,
  type SupplyRow,
  type SupplyState,
  supply,
  supplyFields,
  supplyRow,
  supplyStates,
} from './supply.ts';
export { type Unit, units } from './units.ts';
