import { type Audited, auditWords } from '#platform/server/audit/audited';
import { scheduleTexts } from './texts.ts';

export const auditedPlans: Audited = {
  // The site says more than a number of a plan; a plan that was dropped has no record any more.
  records: {
    table: 'planned_inspections',
    name: `to_char(r.planned_on, 'MM/DD/YYYY')`,
    path: () => '/quality/inspections/schedule',
  },
  flags: ['inspections.canViewAllStatus'],
  words: auditWords(scheduleTexts, {
    fields: { planned_on: 'field.planned_on', inspector: 'field.inspector' },
  }),
};
