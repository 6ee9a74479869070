export { billbackCents } from './billback.ts';
export { type Contract, type ContractTerms, contract, mayReadTerms } from './contract.ts';
export { creditCents, isCreditOn } from './credit.ts';
export { contractEndpoints } from './endpoints.ts';
export {
  type BillbackLine,
  billbackLine,
  type CreditLine,
  creditLine,
  type PricedTerms,
  type PricingLine,
  pricingLine,
} from './lines.ts';
export { contractMessages } from './messages.ts';
export { toHundredths, toTenThousandths } from './money.ts';
export { priceOn } from './price.ts';
export {
  type ContractStatus,
  dateWithin,
  daysLeftOn,
  type Period,
  statusOn,
  storedStatuses,
} from './status.ts';
