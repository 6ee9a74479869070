import type { Entries } from '#platform/server/feature/server-feature';
import { recordActions } from '#platform/server/records/record-actions';
import { recordRepository } from '#platform/server/records/record-repository';
import { proposalTemplate } from '../../contract/index.ts';

const records = recordRepository({
  table: 'proposal_templates',
  from: 'proposal_templates r',
  columns: 'r.id, r.name, r.project_type, r.intro, r.terms, r.lines, r.updated_at',
  row: proposalTemplate,
  sorts: { name: 'r.name' },
  unique: { proposal_templates_name_key: 'name' },
});

const asStored = (fields: object): object =>
  'lines' in fields ? { ...fields, lines: JSON.stringify(fields.lines) } : fields;

/** Writes the lines as one JSON value. */
export const proposalTemplateRepository: typeof records = {
  ...records,
  insert: (tenant, fields) => records.insert(tenant, asStored(fields)),
  update: (tenant, id, readAt, fields) => records.update(tenant, id, readAt, asStored(fields)),
};

export const proposalTemplateActions = (uses: Entries<'uses'>) =>
  recordActions({ entity: 'proposal-template', repository: proposalTemplateRepository, uses });
