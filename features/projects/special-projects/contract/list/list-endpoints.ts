import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { exportFields, exportSummary } from '#platform/contract/export';
import * as field from '#platform/contract/fields';
import { pageChoice, pageOf, pageQuery } from '#platform/contract/pagination';
import { readAccess } from '../project/project-endpoints.ts';
import { invoiceTypes, projectStatuses, projectTypes } from '../project/project-enums.ts';
import { specialProjectRow } from '../project/special-project.ts';

export const projectSorts = ['due_date', 'scheduled_date', 'number'] as const;

/** Ids of the columns on screen. */
export const projectExportColumns = [
  'number',
  'title',
  'type',
  'client',
  'job',
  'price',
  'invoice_type',
  'scheduled_date',
  'due_date',
  'schedulers',
  'managers',
  'status',
  'invoice_status',
] as const;

/** What became of the proposal that was sent last. */
export const offerOutcomes = ['approved', 'declined', 'expired'] as const;

export const projectListQuery = pageQuery(projectSorts, { sort: 'due_date' }).extend({
  status: z.array(z.enum(projectStatuses)).max(projectStatuses.length).optional(),
  type: z.array(z.enum(projectTypes)).max(projectTypes.length).optional(),
  invoice_type: z.array(z.enum(invoiceTypes)).max(invoiceTypes.length).optional(),
  client_id: field.id.optional(),
  job_id: field.id.optional(),
  /** With all areas below. A region is an area on the top level. */
  area_id: field.id.optional(),
  building_id: field.id.optional(),
  scheduler_id: field.id.optional(),
  manager_id: field.id.optional(),
  /** Days on which the work is planned, both included. */
  scheduled_from: field.date.optional(),
  scheduled_to: field.date.optional(),
  due_from: field.date.optional(),
  due_to: field.date.optional(),
  /** Days on which the work was done, and on which the project was closed or cancelled. */
  serviced_from: field.date.optional(),
  serviced_to: field.date.optional(),
  ended_from: field.date.optional(),
  ended_to: field.date.optional(),
  /** Days on which it was entered. */
  created_from: field.date.optional(),
  created_to: field.date.optional(),
  /** Days on which the last proposal was sent. */
  offered_from: field.date.optional(),
  offered_to: field.date.optional(),
  offer: z.array(z.enum(offerOutcomes)).max(offerOutcomes.length).optional(),
  past_due: z.boolean().optional(),
  /** Closed, and what is due for it is not all on invoices that were issued. */
  not_invoiced: z.boolean().optional(),
  /** The client said yes, or somebody recorded that. */
  approved: z.boolean().optional(),
  with_due: z.boolean().optional(),
  /** `estimated`: its costs were estimated. `costed`: costs were noted, and all of them have a price. */
  estimated: z.boolean().optional(),
  costed: z.boolean().optional(),
});

export type ProjectListFilters = Partial<z.input<typeof projectListQuery>>;

const list = {
  method: 'GET',
  query: projectListQuery,
  access: readAccess,
  answer: pageOf(specialProjectRow),
} as const;

export const projectListEndpoints = {
  listSpecialProjects: endpoint({
    ...list,
    path: '/core/special-projects',
    summary: 'Special projects in scope, the soonest due first',
  }),
  listSpecialProjectTable: endpoint({
    ...list,
    path: '/special-projects/table-data',
    summary: 'The same rows for the table of the page',
  }),
  exportSpecialProjects: endpoint({
    method: 'GET',
    path: '/core/special-projects/export',
    summary: exportSummary('projects'),
    access: { all: ['hasAccessSpecialProjects', 'canExportData'] },
    query: projectListQuery.omit(pageChoice).extend(exportFields(projectExportColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'special-project.exported',
  }),
};
