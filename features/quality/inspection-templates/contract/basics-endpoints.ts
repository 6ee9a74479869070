import { z } from 'zod';
import { type EndpointShape, endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { inspectionType, typeFields } from './inspection-type.ts';
import { ratingScale, scaleFields } from './rating-scale.ts';

const write = { all: ['hasAccessAdminTemplates', 'admin.canAddTemplate'] } as const;

const state = { id: field.id, active: z.boolean(), updated_at: field.timestamp };

/** A scale of the organization, for editing. */
export const ownScale = ratingScale.extend(state);

export type OwnScale = z.infer<typeof ownScale>;

export const ownType = inspectionType.extend(state);

export type OwnType = z.infer<typeof ownType>;

const add = { method: 'POST', access: write, rate: 'write' } as const;

const save = { method: 'PUT', access: write, params: field.idParams, rate: 'write' } as const;

const readAll = { method: 'GET' } as const satisfies Partial<EndpointShape>;

export const basicsEndpoints = {
  listScales: endpoint({
    ...readAll,
    path: '/core/rating-scales',
    summary: 'All rating scales by name, those out of use included',
    access: { all: ['hasAccessAdminTemplates'] },
    answer: z.array(ownScale),
  }),
  createScale: endpoint({
    ...add,
    path: '/core/rating-scales',
    summary: 'Add a rating scale',
    body: z.strictObject(scaleFields),
    answer: ownScale,
    audit: 'rating-scale.created',
  }),
  updateScale: endpoint({
    ...save,
    path: '/core/rating-scales/{id}',
    summary: 'Save a rating scale; versions that are published keep theirs',
    body: z.strictObject({ ...scaleFields, updated_at: field.updatedAt }),
    answer: ownScale,
    audit: 'rating-scale.updated',
  }),
  listInspectionTypes: endpoint({
    ...readAll,
    path: '/quality/inspections/get-types',
    summary: 'All types of inspections by name, those out of use included',
    access: { any: ['hasAccessInspections', 'hasAccessAdminTemplates'] },
    answer: z.array(ownType),
  }),
  createInspectionType: endpoint({
    ...add,
    path: '/core/inspection-types',
    summary: 'Add a type of inspections',
    body: z.strictObject(typeFields),
    answer: ownType,
    audit: 'inspection-type.created',
  }),
  updateInspectionType: endpoint({
    ...save,
    path: '/core/inspection-types/{id}',
    summary: 'Rename a type of inspections, or put it out of use',
    body: z.strictObject({ ...typeFields, updated_at: field.updatedAt }),
    answer: ownType,
    audit: 'inspection-type.updated',
  }),
};
