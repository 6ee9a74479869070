import { planReaders } from '#features/contracts/staffing-plans/contract';
import { type Audited, auditWords } from '#platform/server/audit/audited';
import { sayDetails } from './say-details.ts';
import { budgetTexts } from './texts.ts';

/** What the audit log says about budgets, to people who may read them. */
export const auditedBudgets = {
  budget: {
    flags: planReaders,
    records: { table: 'budgets', name: 'r.name', of: 'job_service_id' },
    words: auditWords(budgetTexts, {
      fields: {
        name: 'field.name',
        copy_of: 'field.copy_of',
        effective_from: 'field.effective_from',
        effective_to: 'field.effective_to',
        burden_pct: 'field.burden_pct',
        days_per_week: 'field.days_per_week',
        details: 'section.details',
        notes: 'field.notes',
      },
      values: { status: 'status' },
      said: { details: sayDetails },
    }),
  },
} as const satisfies Readonly<Record<string, Audited>>;
