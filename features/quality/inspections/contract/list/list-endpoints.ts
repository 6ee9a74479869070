import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { exportFields, exportSummary } from '#platform/contract/export';
import * as field from '#platform/contract/fields';
import { pageChoice, pageOf, pageQuery } from '#platform/contract/pagination';
import { inspectionRow } from '../inspection/inspection.ts';
import { readAccess } from '../inspection/inspection-endpoints.ts';
import { inspectionStatus, inspectionStatuses } from '../inspection/status.ts';
import { scoreBands } from '../score/band.ts';
import { outcomes } from '../score/score.ts';

/** A band of scores, or none because nothing scored was answered. */
export const bandFilters = [...scoreBands, 'none'] as const;

export const inspectionSorts = ['inspected_at', 'number', 'score', 'open_tasks', 'status'] as const;

/** Ids of the columns on screen. */
export const inspectionExportColumns = [
  'number',
  'type',
  'building',
  'client',
  'score',
  'outcome',
  'deficiencies',
  'inspector',
  'inspected_at',
  'status',
] as const;

const typeKey = z.string().regex(/^[a-z0-9_]{1,40}$/, 'not_allowed');

/** The id of a type of common area, or 0, and a question or title: `7:Soap`. */
const typed = z.string().regex(/^\d{1,9}:.{0,150}$/, 'not_allowed');

export const inspectionListQuery = pageQuery(inspectionSorts, {
  sort: 'inspected_at',
  order: 'desc',
}).extend({
  building: field.id.optional(),
  client: field.id.optional(),
  /** With all areas below, as `area`. */
  region: field.id.optional(),
  area: field.id.optional(),
  type: z.array(typeKey).max(40).optional(),
  /** Days at the building, both included. */
  dateFrom: field.date.optional(),
  dateTo: field.date.optional(),
  /** Of the past three months. */
  recent: z.boolean().optional(),
  inspectedBy: field.id.optional(),
  /** Those that the caller carried out. */
  mine: z.boolean().optional(),
  job: field.id.optional(),
  template: field.id.optional(),
  status: z.array(inspectionStatus).max(inspectionStatuses.length).optional(),
  band: z.array(z.enum(bandFilters)).max(bandFilters.length).optional(),
  outcome: z.array(z.enum(outcomes)).max(outcomes.length).optional(),
  /** With or without linked tasks still to be done. */
  open_deficiencies: z.boolean().optional(),
  reinspection: z.boolean().optional(),
  /** Inspections in which this question was answered deficient. */
  issue: typed.optional(),
  /** Inspections with a score of such a section. */
  section: typed.optional(),
});

const list = {
  method: 'GET',
  access: readAccess,
  query: inspectionListQuery,
  answer: pageOf(inspectionRow),
} as const;

export const inspectionListEndpoints = {
  listInspections: endpoint({
    ...list,
    path: '/quality/inspections',
    summary: 'Inspections of visible jobs that the caller may see by their status, the latest first',
  }),
  listInspectionTable: endpoint({
    ...list,
    path: '/quality/inspections/table-data',
    summary: 'The same rows for the table of the page',
  }),
  exportInspections: endpoint({
    method: 'GET',
    path: '/quality/inspections/export',
    summary: exportSummary('inspections'),
    access: { all: ['hasAccessInspections', 'canExportData'] },
    query: inspectionListQuery.omit(pageChoice).extend(exportFields(inspectionExportColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'inspection.exported',
  }),
};
