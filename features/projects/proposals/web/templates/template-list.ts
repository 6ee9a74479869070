import { defineList } from '#platform/web/list/index';
import { proposalTemplateEndpoints } from '../../contract/index.ts';

export const templateList = defineList({
  name: 'proposal-templates',
  endpoint: proposalTemplateEndpoints.listProposalTemplates,
  sorts: ['name'],
  sort: 'name',
  filters: [],
  phoneSorts: [
    { sort: 'name', order: 'asc', label: 'proposals:templates.sortUp' },
    { sort: 'name', order: 'desc', label: 'proposals:templates.sortDown' },
  ],
});
