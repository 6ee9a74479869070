import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { exportFields, exportSummary } from '#platform/contract/export';
import * as field from '#platform/contract/fields';
import { pageChoice, pageOf, pageQuery } from '#platform/contract/pagination';
import { supplyRow, supplyStates } from './supply.ts';

/** Ids of the columns on screen. */
export const supplyExportColumns = [
  'supply',
  'job',
  'client',
  'closet',
  'par_level',
  'on_hand',
  'missing',
  'counted',
] as const;

export const supplySorts = ['missing', 'job_number', 'name'] as const;

const query = pageQuery(supplySorts, { sort: 'missing', order: 'desc' }).extend({
  state: z.array(z.enum(supplyStates)).max(supplyStates.length).optional(),
  client_id: field.id.optional(),
  job_id: field.id.optional(),
  area_id: field.id.optional(),
});

export const supplyListEndpoints = {
  listSupplies: endpoint({
    method: 'GET',
    path: '/core/supplies',
    summary: 'Supplies of all sites in scope, what lacks most first; inactive sites are left out',
    access: { all: ['hasAccessWorld'] },
    query,
    answer: pageOf(supplyRow),
  }),
  exportSupplies: endpoint({
    method: 'GET',
    path: '/core/supplies/export',
    summary: exportSummary('supplies'),
    access: { all: ['hasAccessWorld', 'canExportData'] },
    query: query.omit(pageChoice).extend(exportFields(supplyExportColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'supply.exported',
  }),
};
