import { z } from 'zod';
import type { Locale } from '#platform/contract/fields';
import { type Audited, auditWords } from '#platform/server/audit/audited';
import { planReaders, staffingLine, workLoadLine } from '../contract/index.ts';
import { planTexts } from './texts.ts';

const linesOf = z.array(staffingLine);

const namesOf = z.array(z.string());

const workOf = z.array(workLoadLine);

/** `Cleaner 10 × 4 h`. */
const describeLines = (value: unknown, locale: Locale): string =>
  (linesOf.safeParse(value).data ?? [])
    .map(
      ({ schedule_type, headcount, shift_length_hours }) =>
        `${planTexts(locale)(`scheduleType.${schedule_type}`)} ${headcount} × ${shift_length_hours} h`,
    )
    .join(', ') || '–';

const describeWork = (value: unknown): string =>
  (workOf.safeParse(value).data ?? []).map(({ name, amount }) => `${name} ${amount}`).join(', ') || '–';

const describePeople = (value: unknown): string => (namesOf.safeParse(value).data ?? []).join(', ') || '–';

/** What the audit log says about plans, to people who may read wages. */
export const auditedPlans: Audited = {
  flags: planReaders,
  records: { table: 'staffing_plans', name: `to_char(r.effective_from, 'MM/DD/YYYY')`, of: 'job_service_id' },
  words: auditWords(planTexts, {
    fields: {
      plan_type: 'field.plan_type',
      effective_from: 'field.effective_from',
      sqft_basis: 'field.sqft_basis',
      lines: 'section.lines',
      override_reason: 'field.override_reason',
      work_load: 'section.workLoad',
      people: 'schedule.people',
    },
    values: { status: 'status', plan_type: 'planType' },
    described: { lines: describeLines, work_load: describeWork, people: describePeople },
  }),
};
