import { orNothing } from '#platform/web/forms/index';
import {
  type FullPlan,
  type PlanBasis,
  type PlanRecord,
  type PlanType,
  planEndpoints,
  type StaffingLine,
  scaleToOccupied,
  type WorkLoadLine,
} from '../../contract/index.ts';

type Blank<T, K extends keyof T> = Omit<T, K> & { [P in K]: T[P] | '' };

export type LineValue = Blank<StaffingLine, 'headcount' | 'shift_length_hours' | 'wage_rate'> & {
  id?: number;
};

export type WorkValue = Blank<WorkLoadLine, 'rate' | 'amount'>;

/** What stands in the form; an empty input is ''. */
export type PlanValues = {
  plan_type: PlanType;
  effective_from: string;
  sqft_basis: number | '';
  lines: LineValue[];
  override_reason: string;
  work_load: WorkValue[];
};

export const createSchema = planEndpoints.createStaffingPlan.body;

export const editSchema = planEndpoints.updateStaffingPlan.body;

export const newLine = (days: number[]): LineValue => ({
  schedule_type: 'cleaner',
  title: '',
  shift: 'night',
  headcount: '',
  shift_length_hours: '',
  days,
  start_time: null,
  zone: '',
  wage_rate: '',
});

export const newWork: WorkValue = { name: '', unit: 'sqft_per_hour', rate: '', amount: '' };

/** The lines of the full-building plan with the hours that the occupied square feet suggest. */
export const suggestedLines = (full: FullPlan<StaffingLine>, occupied: number): LineValue[] =>
  scaleToOccupied(full, occupied);

export const newPlan = (basis: PlanBasis, today: string): PlanValues => {
  const { full, square_feet } = basis;
  const common = { effective_from: today, override_reason: '', work_load: [] };
  return full && square_feet.occupied
    ? {
        ...common,
        plan_type: 'current',
        sqft_basis: square_feet.occupied,
        lines: suggestedLines(full, square_feet.occupied),
      }
    : {
        ...common,
        plan_type: 'full-building',
        sqft_basis: square_feet.gross_cleanable ?? '',
        lines: [newLine(basis.days)],
      };
};

export const valuesOf = (plan: PlanRecord): PlanValues => ({
  plan_type: plan.plan_type,
  effective_from: plan.effective_from,
  sqft_basis: plan.sqft_basis ?? '',
  lines: plan.lines,
  override_reason: plan.override_reason,
  work_load: plan.work_load,
});

/** The lines as typed so far, for the figures beside them. */
export const linesOf = (lines: readonly LineValue[]): StaffingLine[] =>
  lines.map((line) => ({
    ...line,
    headcount: orNothing(line.headcount),
    shift_length_hours: orNothing(line.shift_length_hours),
    wage_rate: orNothing(line.wage_rate),
  }));

export const workOf = (lines: readonly WorkValue[]): WorkLoadLine[] =>
  lines
    .filter(({ rate, amount }) => rate && amount)
    .map((line) => ({ ...line, rate: orNothing(line.rate), amount: orNothing(line.amount) }));
