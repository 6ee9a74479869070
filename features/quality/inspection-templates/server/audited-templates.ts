import { type Audited, auditWords } from '#platform/server/audit/audited';
import { templateTexts } from './texts.ts';

const listed = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : '');

const flags = ['hasAccessAdminTemplates'] as const;

export const auditedTemplates = {
  'inspection-template': {
    records: {
      table: 'inspection_templates',
      name: 'r.name',
      path: (id) => `/admin/templates/edit/${id}`,
    },
    flags,
    words: auditWords(templateTexts, {
      fields: {
        name: 'field.name',
        inspection_type: 'field.inspection_type',
        description: 'field.description',
        scale: 'field.scale',
        target_score: 'field.target_score',
        visibility: 'field.visibility',
        require_signature: 'field.require_signature',
        allow_mark_all: 'field.allow_mark_all',
        version: 'field.version',
        status: 'field.status',
        questions_added: 'audit.added',
        questions_removed: 'audit.removed',
        questions_changed: 'audit.changed',
        sections: 'audit.sections',
      },
      values: { visibility: 'visibility', status: 'status' },
      described: { questions_added: listed, questions_removed: listed, questions_changed: listed },
    }),
  },
  'rating-scale': {
    records: { table: 'rating_scales', name: 'r.name', path: () => '/admin/templates/scales' },
    flags,
    words: auditWords(templateTexts, { fields: { name: 'field.name', active: 'field.active' } }),
  },
  'inspection-type': {
    records: { table: 'inspection_types', name: 'r.name', path: () => '/admin/templates/types' },
    flags,
    words: auditWords(templateTexts, { fields: { name: 'field.name', active: 'field.active' } }),
  },
} as const satisfies Readonly<Record<string, Audited>>;
