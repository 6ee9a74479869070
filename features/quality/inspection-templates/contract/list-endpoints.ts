import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { exportFields } from '#platform/contract/export';
import { pageChoice, pageOf, pageQuery } from '#platform/contract/pagination';
import { typeKey } from './inspection-type.ts';
import { max } from './limits.ts';
import { templateRow } from './template.ts';
import { templateStatus, templateStatuses } from './transitions.ts';

export const templateSorts = ['name', 'type', 'version', 'questions', 'target', 'used', 'updated'] as const;

/** Column ids, the same as those of the list on screen. */
export const templateExportColumns = [
  'name',
  'type',
  'version',
  'questions',
  'target',
  'used',
  'status',
  'updated',
] as const;

const query = pageQuery(templateSorts, { sort: 'name' }).extend({
  status: z.array(templateStatus).max(templateStatuses.length).optional(),
  inspection_type: z.array(typeKey).max(max.types).optional(),
});

export const templateListEndpoints = {
  listTemplates: endpoint({
    method: 'GET',
    path: '/core/templates',
    summary: 'Templates of inspections',
    access: { all: ['hasAccessAdminTemplates'] },
    query,
    answer: pageOf(templateRow),
  }),
  exportTemplates: endpoint({
    method: 'GET',
    path: '/core/templates/export',
    summary: 'The templates that the filters of the list leave, as CSV or XLSX',
    access: { all: ['hasAccessAdminTemplates', 'canExportData'] },
    query: query.omit(pageChoice).extend(exportFields(templateExportColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'inspection-template.exported',
  }),
};
