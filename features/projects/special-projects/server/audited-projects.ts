import { type Audited, auditWords } from '#platform/server/audit/audited';
import { moneyFlags } from '../contract/index.ts';
import { projectTexts } from './texts.ts';

/** What the audit log says about special projects, to people who may read their prices. */
export const auditedProjects = {
  'special-project': {
    flags: moneyFlags,
    records: {
      table: 'special_projects',
      name: `r.number || ' ' || r.title`,
      path: (id) => `/special-project/${id}`,
    },
    refers: { client_id: 'client', job_id: 'job', building_id: 'building', user_id: 'user' },
    words: auditWords(projectTexts, {
      fields: {
        title: 'field.title',
        description: 'field.description',
        projectType: 'field.projectType',
        client_id: 'field.client_id',
        job_id: 'field.job_id',
        building_id: 'field.building_id',
        building_tenants: 'field.building_tenants',
        vendor: 'field.vendor',
        files: 'field.files',
        price: 'field.price',
        price_basis: 'field.price_basis',
        recurs_from: 'field.recurs_from',
        invoice_type: 'field.invoice_type',
        additional_time: 'field.additional_time',
        po_number: 'field.po_number',
        requested_by: 'field.requested_by',
        source: 'field.source',
        scheduled_date: 'field.scheduled_date',
        scheduled_time: 'field.scheduled_time',
        due_date: 'field.due_date',
        internal_notes: 'field.internal_notes',
        user_id: 'field.person',
        cost: 'field.cost',
        unit_cost: 'field.unit_cost',
      },
      values: {
        status: 'status',
        price_basis: 'priceBasis',
        projectType: 'type',
        invoice_type: 'invoiceType',
      },
    }),
  },
} as const satisfies Readonly<Record<string, Audited>>;
