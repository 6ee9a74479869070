export { feature } from './feature.ts';
export { invoiceConditions } from './list/invoice-list-repository.ts';
