import { choicesFilter, defineList } from '#platform/web/list/index';
import { templateListEndpoints, templateSorts, templateStatuses } from '../../contract/index.ts';

/** Without a chosen status it lists templates that are not archived. */
export const templateList = defineList({
  name: 'templates',
  endpoint: templateListEndpoints.listTemplates,
  sorts: templateSorts,
  sort: 'name',
  filters: [
    choicesFilter('status', {
      label: 'inspection-templates:field.status',
      choices: templateStatuses,
      word: (status, t) => t(`inspection-templates:status.${status}`),
    }),
  ],
  quickViews: [
    { id: 'current', label: 'inspection-templates:list.current', set: { status: [] } },
    { id: 'published', label: 'inspection-templates:list.published', set: { status: ['published'] } },
    { id: 'draft', label: 'inspection-templates:list.drafts', set: { status: ['draft'] } },
    { id: 'archived', label: 'inspection-templates:list.archived', set: { status: ['archived'] } },
  ],
  begins: {
    label: 'inspection-templates:list.current',
    holds: ({ status }) => status.length === 0,
    query: () => ({ status: ['draft', 'published'] }),
    lift: { status: [...templateStatuses] },
  },
  phoneSorts: [
    { sort: 'name', order: 'asc', label: 'inspection-templates:list.sortName' },
    { sort: 'updated', order: 'desc', label: 'inspection-templates:list.sortUpdated' },
  ],
});
