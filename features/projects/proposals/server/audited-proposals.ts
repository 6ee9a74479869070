import { moneyFlags } from '#features/projects/special-projects/contract';
import { type Audited, auditWords } from '#platform/server/audit/audited';
import { proposalTexts } from './texts.ts';

/** What the audit log says about proposals to people who may read their prices. */
export const auditedProposals = {
  proposal: {
    flags: moneyFlags,
    records: {
      table: 'proposals',
      name: `(select p.number || ' ' || p.title from special_projects p
        where p.organization_id = r.organization_id and p.id = r.special_project_id)`,
      path: (id) => `/special-project/proposal/${id}`,
    },
    words: auditWords(proposalTexts, {
      fields: {
        intro: 'field.intro',
        terms: 'field.terms',
        lines: 'field.lines',
        language: 'field.language',
        valid_until: 'field.valid_until',
        emails: 'field.emails',
        status: 'field.status',
      },
      values: { status: 'state', language: 'language' },
    }),
  },
} as const satisfies Readonly<Record<string, Audited>>;
