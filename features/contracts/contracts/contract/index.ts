export { amendmentNumber } from './amendment-number.ts';
export { billingEndpoints } from './billing/billing-endpoints.ts';
export { type BillingRow, type BillingRun, billingRow, billingRun } from './billing/billing-run.ts';
export { type BillingCorrection, billingCorrection } from './billing/correction.ts';
export { type Difference as InvoiceDifference, explain } from './billing/explain.ts';
export { type Compared, compareContracts, type Difference } from './compare.ts';
export {
  type Contract,
  type ContractTerms,
  contract,
} from './contract.ts';
export type { ContractFields } from './contract-fields.ts';
export type { ContractBasis, ContractRecord } from './contract-record.ts';
export { mixesVacancies } from './credit.ts';
export { contractEndpoints, mayReadTerms } from './endpoints.ts';
export {
  type Escalation,
  escalationEndpoints,
  maxEscalated,
} from './escalation/escalation-endpoints.ts';
export {
  type BillbackLine,
  billbackLine,
  billbackTypes,
  type CreditLine,
  creditLine,
  creditMethods,
  creditTypes,
  escalate,
  escalateBillbacks,
  escalateCredits,
  markupTypes,
  type PricedTerms,
  type PricingLine,
  pricingLine,
  pricingTypes,
  squareFeet,
} from './lines.ts';
export { contractMessages } from './messages.ts';
export { priceOn } from './price.ts';
export { type PriceSpan, priceSpans } from './price-spans.ts';
export { type Priced, pricedOn } from './priced.ts';
export { contractRecordEndpoints } from './record-endpoints.ts';
export { certainEnd, nextTermEnd, noticeOf, renewalOf, termEndOn } from './renewal.ts';
export { byDay, type StatedDay } from './statement/by-day.ts';
export { firstDayOf, lastDayOf, month, monthAfter } from './statement/month.ts';
export { type Around, monthStatement, type Stated } from './statement/month-statement.ts';
export { type CreditedLine, type Statement, statement } from './statement/statement.ts';
export { type StatementAnswer, statementEndpoints } from './statement/statement-endpoints.ts';
export { type VacancyGap, vacancyGapOn } from './statement/vacancy-gap.ts';
export type { VacantRooms } from './statement/vacant-days.ts';
export {
  type ContractStatus,
  dateWithin,
  daysLeftOn,
  type Period,
  statusOn,
  storedStatuses,
} from './status.ts';
export { type ContractTransition, contractTransitions } from './transitions.ts';
export { approvedSites, contractFileLimits, contractWriteEndpoints } from './write-endpoints.ts';
