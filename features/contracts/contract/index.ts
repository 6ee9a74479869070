export { billbackCents } from './billback.ts';
export { type Contract, type ContractTerms, mayReadTerms } from './contract.ts';
export { creditCents, isCreditOn } from './credit.ts';
export { contractEndpoints } from './endpoints.ts';
export type { BillbackLine, CreditLine, PricedTerms, PricingLine } from './lines.ts';
export { contractMessages } from './messages.ts';
export { toHundredths, toTenThousandths } from './money.ts';
export { priceOn } from './price.ts';
export { type ContractStatus, dateWithin, daysLeftOn, type Period, statusOn } from './status.ts';
