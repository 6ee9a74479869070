export { type Asked, type NewSupplyRequest, requestSupplies } from './requests/request-supplies.ts';
