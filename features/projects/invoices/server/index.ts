export { invoiceConditions } from './list/invoice-list-repository.ts';
