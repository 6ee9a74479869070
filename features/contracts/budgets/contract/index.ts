export {
  type AgreedPrice,
  type Budget,
  type BudgetBasisAnswer,
  type BudgetRecord,
  budget,
  budgetRecord,
} from './budget.ts';
export type { BudgetFields } from './budget-fields.ts';
export { type Column, type ColumnKey, chainOf, columnKeys, figureOf } from './chain/chain.ts';
export { type Figure, type FigureKey, figureKeys, type Part, type Term } from './chain/figure.ts';
export { type ChainInputs, type ChainPlan, chainInputs } from './chain/inputs.ts';
export { type SideBySide, sideBySide } from './chain/side-by-side.ts';
export { type BudgetCost, type CostedDetail, centsOfDetail, costOfBudget, costOfMonth } from './cost.ts';
export {
  type BudgetBasis,
  type BudgetDetail,
  budgetDetail,
  type DetailType,
  detailPeriods,
  detailTypes,
  detailUnits,
} from './details.ts';
export { detailsOfPlan, renewPlan } from './details-of-plan.ts';
export { budgetEndpoints, budgetWriteEndpoints } from './endpoints.ts';
export {
  type Margin,
  marginOf,
  minMargin,
  priceAtMargin,
  priceAtMarkup,
  usualLaborShare,
} from './margin.ts';
export { budgetMessages } from './messages.ts';
export { extraMonths, hasStartUp, startUpMonth, startUpMonths, startUpUntil } from './start-up.ts';
export {
  type BudgetStatus,
  type BudgetTransition,
  budgetStatuses,
  budgetTransitions,
  isInForce,
} from './transitions.ts';
export { type Changes, isContractAsked, noChanges, type WhatIf, whatIf } from './what-if.ts';
