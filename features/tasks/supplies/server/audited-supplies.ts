import { type Audited, auditWords } from '#platform/server/audit/audited';
import { supplyTexts } from './texts.ts';

const path = (jobId: number) => `/job/${jobId}?tab=supplies`;

/** What the audit log says about supplies and requests. */
export const auditedSupplies = {
  supply: {
    records: { table: 'supplies', name: 'r.name', of: 'job_id', path },
    words: auditWords(supplyTexts, {
      fields: {
        name: 'field.name',
        unit: 'field.unit',
        par_level: 'field.par_level',
        on_hand: 'field.on_hand',
        common_area_id: 'field.closet',
        sku: 'field.sku',
        reorder_note: 'field.reorder_note',
        active: 'field.active',
      },
      values: { unit: 'unit' },
    }),
    refers: { common_area_id: 'common-area' },
  },
  'supply-request': {
    records: {
      table: 'supply_requests',
      // Finds no name for people who may not see the task.
      name: `coalesce((select '#' || t.number || ' ' || t.title from tasks t
        where t.organization_id = $1 and t.id = r.task_id), '')`,
      of: 'job_id',
      path,
    },
    words: auditWords(supplyTexts, { fields: { lines: 'field.lines' } }),
  },
} as const satisfies Readonly<Record<string, Audited>>;
