export {
  type BoardCard,
  type BoardColumn,
  type BoardStatus,
  boardEndpoints,
  boardStatuses,
  foldedStatuses,
} from './board/board-endpoints.ts';
export { type CalendarEntry, calendarEndpoints, calendarEntry } from './calendar/calendar-endpoints.ts';
export {
  type Cost,
  type CostFields,
  type CostKind,
  checkEntry,
  cost,
  costFields,
  costKinds,
  maxCosts,
  type ProjectCosts,
} from './costs/cost.ts';
export { costEndpoints } from './costs/cost-endpoints.ts';
export { costFigures, entryCents, hourFigures } from './costs/cost-math.ts';
export { type ProjectFiles, projectFileEndpoints } from './files/file-endpoints.ts';
export { exportColumnsFor } from './list/export-columns-for.ts';
export {
  offerOutcomes,
  type ProjectListFilters,
  projectListEndpoints,
  projectSorts,
} from './list/list-endpoints.ts';
export { specialProjectMessages } from './messages.ts';
export { type ProjectNotes, projectNoteEndpoints } from './notes/note-endpoints.ts';
export {
  type BilledState,
  billedStates,
  invoiceStatuses as projectInvoiceStatuses,
  invoiceStatusOf,
} from './project/invoice-status.ts';
export { maxClosedTasks, specialProjectEndpoints } from './project/project-endpoints.ts';
export {
  activeStatuses,
  type BilledType,
  billableTypes,
  type InvoiceType,
  invoiceTypes,
  type PersonRole,
  type PriceBasis,
  type ProjectStatus,
  type ProjectType,
  pastDueStatuses,
  personRoles,
  priceBases,
  projectStatuses,
  projectTypes,
  units,
} from './project/project-enums.ts';
export {
  amountField,
  costEstimate,
  isAmountOf,
  type ProjectFields,
  type ScopeLine,
  scopeLine,
  wrongAmount,
} from './project/project-fields.ts';
export { costCents, lineCents, linesCents, marginOf, priceOf } from './project/project-price.ts';
export { moneyFlags, seesMoney } from './project/sees-money.ts';
export {
  type ProjectTask,
  projectTask,
  type SpecialProject,
  type SpecialProjectRow,
  specialProject,
  specialProjectRow,
} from './project/special-project.ts';
export { countedDates, datesUntil, plannedDay, type Recurring } from './recurring/planned-day.ts';
export type { ProjectSchedule } from './recurring/project-schedule.ts';
export { recurringEndpoints } from './recurring/recurring-endpoints.ts';
export {
  type ActivationFacts,
  type ActivationField,
  missingFor,
  needsApproval,
} from './transitions/activation.ts';
export { missingToPropose, type ProposalFacts } from './transitions/proposing.ts';
export {
  deletableStatuses,
  endedStatuses,
  type NamedTransition,
  type ProjectTransition,
  projectTransitions,
  runningStatuses,
} from './transitions/transitions.ts';
