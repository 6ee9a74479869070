import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { exportFields, exportSummary } from '#platform/contract/export';
import * as field from '#platform/contract/fields';
import { pageChoice, pageOf, pageQuery } from '#platform/contract/pagination';
import { figureGroup, figureSum, serviceFigure } from './service-figure.ts';

/** Ids of the columns on screen; the list can be sorted by each. */
export const figureColumns = [
  'job',
  'client',
  'building',
  'area',
  'manager',
  'number',
  'value',
  'net',
  'margin',
  'labor_share',
  'end',
  'vacancy',
] as const;

export const groupSorts = ['name', 'services', 'value', 'net', 'margin', 'labor_share', 'vacancy'] as const;

/** Things that a service may lack. */
export const lacks = ['budget', 'area', 'manager'] as const;

const filters = {
  client_id: field.id.optional(),
  area_id: field.id.optional(),
  manager_id: field.id.optional(),
  /** Maximum number of days until the contract ends. */
  ends_within: z.int().min(0).max(3650).optional(),
  /** Percent. Only services whose margin is below it. */
  margin_below: z.int().min(-100).max(100).optional(),
  lacks: z.array(z.enum(lacks)).max(lacks.length).optional(),
};

const query = pageQuery(figureColumns, { sort: 'end' }).extend(filters);

const access = { all: ['hasAccessAdminJobs'] } as const;

const read = { method: 'GET', access } as const;

export const serviceFigureEndpoints = {
  listServiceFigures: endpoint({
    ...read,
    path: '/core/contracts',
    summary: 'Services in scope with the contract in force or coming, what it is worth, and its margin',
    query,
    answer: pageOf(serviceFigure),
  }),
  sumServiceFigures: endpoint({
    ...read,
    path: '/core/contracts/sum',
    summary: 'The services that the filters leave, together; margin and labor share weighted by price',
    query: z.strictObject({ q: query.shape.q, ...filters }),
    answer: figureSum,
  }),
  listFigureGroups: endpoint({
    ...read,
    path: '/core/contracts/groups',
    summary: 'The services that the filters leave, by area with all below it or by manager',
    query: pageQuery(groupSorts, { sort: 'name' }).extend({ by: z.enum(['area', 'manager']), ...filters }),
    answer: pageOf(figureGroup),
  }),
  exportServiceFigures: endpoint({
    method: 'GET',
    path: '/core/contracts/export',
    summary: exportSummary('services'),
    access: { all: ['hasAccessAdminJobs', 'canExportData'] },
    query: query.omit(pageChoice).extend(exportFields(figureColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'service-figure.exported',
  }),
};
