export {
  costOfLine,
  costOfPlan,
  hoursOfPlan,
  hoursOfShift,
  hoursOfWeek,
  type PlanCost,
  type PlanHours,
} from './figures.ts';
export { hoursOfMonth, type LaborBasis, laborCents } from './labor.ts';
export {
  type ShiftLine,
  type StaffingLine,
  scheduleTypes,
  shiftLine,
  shifts,
  staffingLine,
} from './lines.ts';
