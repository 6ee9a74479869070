import type { PlanLineInput, StaffingLine } from '../../contract/index.ts';

/** The lines of a plan as its history keeps them: without the ids of their rows. */
export const auditedLines = (lines: readonly (PlanLineInput | StaffingLine)[]): StaffingLine[] =>
  lines.map((line) => ({
    schedule_type: line.schedule_type,
    title: line.title,
    shift: line.shift,
    headcount: line.headcount,
    shift_length_hours: line.shift_length_hours,
    days: line.days,
    start_time: line.start_time,
    zone: line.zone,
    wage_rate: line.wage_rate,
  }));
