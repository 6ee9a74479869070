export { planEndpoints } from './endpoints.ts';
export {
  costOfLine,
  costOfPlan,
  hoursOfPlan,
  hoursOfShift,
  hoursOfWeek,
  nightlyHours,
  type PlanCost,
  type PlanHours,
} from './figures.ts';
export { planReaders, planWriters } from './flags.ts';
export { hoursOfMonth, type LaborBasis, laborCents } from './labor.ts';
export {
  type ShiftLine,
  type StaffingLine,
  scheduleTypes,
  shiftLine,
  shifts,
  staffingLine,
} from './lines.ts';
export { planMessages } from './messages.ts';
export {
  type PlanBasis,
  type PlanLine,
  type PlanRecord,
  type PlanSummary,
  planLine,
} from './plan.ts';
export {
  type ParentType,
  type PlanFields,
  type PlanLineInput,
  type PlanType,
  parentTypes,
  planTypes,
} from './plan-fields.ts';
export { workLoadingRateEndpoints, workLoadingRateWriters } from './rates/endpoints.ts';
export {
  type RateUnit,
  rateUnits,
  type WorkLoadingRate,
  workLoadingRate,
  workLoadingRateFields,
} from './rates/work-loading-rate.ts';
export {
  type Clash,
  type JobSchedule,
  jobSchedule,
  type ScheduledShift,
  scheduledShift,
} from './schedule.ts';
export { scheduleEndpoints } from './schedule-endpoints.ts';
export {
  cleanerHours,
  differsFromSuggestion,
  type FullPlan,
  scaleToOccupied,
  suggestedHours,
} from './suggest.ts';
export {
  type PlanStatus,
  type PlanTransition,
  planStatuses,
  planTransitions,
} from './transitions.ts';
export { checkWorkLoad, hoursOfWork, type WorkLoadLine, workLoadLine } from './work-load.ts';
