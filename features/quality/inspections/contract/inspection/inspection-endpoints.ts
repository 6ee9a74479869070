import { z } from 'zod';
import { photoLimits } from '#features/accounts/files/contract';
import { templateSnapshot } from '#features/quality/inspection-templates/contract';
import { buildingTenantFields } from '#features/sites/buildings/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { taskDecision } from '../deficiencies/proposal.ts';
import { begunDistance } from './begun-distance.ts';
import { earlierAnswers, inspection, inspectionVisibility } from './inspection.ts';
import { inspectionParams } from './inspection-params.ts';
import { maxPlaces } from './limits.ts';

export const readAccess = { all: ['hasAccessInspections'] } as const;

export const editAccess = { all: ['hasAccessInspections', 'inspections.canEdit'] } as const;

const path = '/quality/inspections/{id}';

/** What an inspector says of a tenant who moved in and nobody entered. */
const newTenant = z.strictObject({
  name: buildingTenantFields.name,
  suite: buildingTenantFields.suite,
  floor_ids: buildingTenantFields.floor_ids,
});

/** Who signs at the end of a walk. */
export const signers = ['inspector', 'client'] as const;

const recorded = {
  /** When the device recorded it, for work done without a connection. */
  device_at: field.timestamp.optional(),
  updated_at: field.updatedAt.optional(),
};

const chosen = z.array(field.id).max(maxPlaces).optional();

const begun = {
  client_uuid: field.clientUuid.optional(),
  device_created_at: field.timestamp.optional(),
};

export const inspectionEndpoints = {
  listInspectionTemplates: endpoint({
    method: 'GET',
    path: '/quality/inspections/templates',
    summary: 'Templates that an inspection can begin with, by name',
    access: editAccess,
    answer: z.array(
      z.object({
        id: field.id,
        name: z.string(),
        description: z.string(),
        version: z.int(),
        inspection_type: z.object({ key: z.string(), name: z.string() }),
        question_count: z.int(),
      }),
    ),
  }),
  getInspectionTemplate: endpoint({
    method: 'GET',
    path: '/quality/inspections/templates/{id}',
    summary: 'The version of a template that an inspection begins with now, whole',
    access: editAccess,
    params: field.idParams,
    answer: templateSnapshot,
  }),
  getInspection: endpoint({
    method: 'GET',
    path,
    summary: 'One inspection with its questions, answers and tasks',
    access: readAccess,
    params: inspectionParams,
    answer: inspection,
  }),
  getEarlierAnswers: endpoint({
    method: 'GET',
    path: `${path}/earlier-answers`,
    summary: 'What was answered last time at this building with this template; null the first time',
    access: editAccess,
    params: inspectionParams,
    answer: earlierAnswers.nullable(),
  }),
  createInspection: endpoint({
    method: 'POST',
    path: '/quality/inspections',
    summary: 'Begin an inspection with the published version of a template',
    access: editAccess,
    body: z.strictObject({
      template_id: field.id,
      /** The version that the device began with; the latest without one. */
      template_version: z.int().min(1).max(1_000_000).optional(),
      job_id: field.id,
      building_id: field.id,
      /** Places that repeated sections are gone through for; all of the building unless said. */
      floor_ids: chosen,
      common_area_ids: chosen,
      tenant_ids: chosen,
      accompanied_by: field.personName.nullable().default(null),
      /** As the template says, unless that leaves it to the inspector. */
      visibility: inspectionVisibility.optional(),
      /** How far from the building, when the inspector allows that to be kept. */
      begun_distance_m: begunDistance.nullable().default(null),
      ...begun,
    }),
    answer: inspection,
    rate: 'write',
    audit: 'inspection.created',
  }),
  reinspect: endpoint({
    method: 'POST',
    path: `${path}/reinspect`,
    summary: 'Begin an inspection of what was deficient',
    access: editAccess,
    params: field.idParams,
    body: z.strictObject(begun),
    answer: inspection,
    rate: 'write',
    audit: 'inspection.created',
  }),
  updateInspection: endpoint({
    method: 'PUT',
    path,
    summary: 'Save what is said about an inspection as a whole',
    access: editAccess,
    params: inspectionParams,
    body: z.strictObject({
      general_comments: field.longText.default(''),
      accompanied_by: field.personName.nullable().default(null),
      /** Kept unless sent. */
      visibility: inspectionVisibility.optional(),
      ...recorded,
    }),
    answer: inspection,
    rate: 'write',
    audit: 'inspection.updated',
  }),
  signInspection: endpoint({
    method: 'POST',
    path: `${path}/signature`,
    summary: 'Sign an inspection as its inspector or for the client; takes the place of an earlier signature',
    access: editAccess,
    params: inspectionParams,
    body: z.strictObject({ name: field.personName, signer: z.enum(signers).default('inspector') }),
    files: { fields: ['signature'], ...photoLimits, max: 1 },
    answer: inspection,
    rate: 'upload',
    audit: 'inspection.signed',
  }),
  completeInspection: endpoint({
    method: 'POST',
    path: `${path}/complete`,
    summary: 'Score an inspection and make tasks of its deficient answers, one for each and never a second',
    access: { all: ['hasAccessInspections', 'inspections.canComplete'] },
    params: inspectionParams,
    body: z.strictObject({ tasks: z.array(taskDecision).max(400).default([]), ...recorded }),
    answer: inspection,
    rate: 'write',
    audit: 'inspection.moved',
  }),
  finalizeInspection: endpoint({
    method: 'POST',
    path: `${path}/finalize`,
    summary: 'Make an inspection final; with tasks still to be done only when their number is confirmed',
    access: { all: ['hasAccessInspections', 'inspections.canFinalize'] },
    params: field.idParams,
    body: z.strictObject({
      /** How many tasks the person has seen to be open. */
      open_tasks: z.int().min(0).max(100_000).default(0),
      ...recorded,
    }),
    answer: inspection,
    rate: 'write',
    audit: 'inspection.moved',
  }),
  reopenInspection: endpoint({
    method: 'POST',
    path: `${path}/reopen`,
    summary: 'Make a final inspection changeable, or a completed one new',
    access: { all: ['hasAccessInspections', 'inspections.canReopen'] },
    params: field.idParams,
    body: z.strictObject({ reason: field.longText.min(3, 'reason_required'), ...recorded }),
    answer: inspection,
    rate: 'write',
    audit: 'inspection.moved',
  }),
  deleteInspection: endpoint({
    method: 'DELETE',
    path,
    summary: 'Delete an inspection; its tasks stay',
    access: { all: ['hasAccessInspections'], any: ['inspections.canEdit', 'isAdmin'] },
    params: field.idParams,
    answer: field.idParams,
    rate: 'write',
    audit: 'inspection.deleted',
  }),
  addInspectionTenant: endpoint({
    method: 'POST',
    path: `${path}/tenants`,
    summary: 'Include a tenant of the building',
    access: { all: ['hasAccessInspections', 'inspections.canAddTenant'] },
    params: inspectionParams,
    body: z.strictObject({ tenant_id: field.id }),
    answer: inspection,
    rate: 'write',
    audit: 'inspection.tenant-added',
  }),
  createInspectionTenant: endpoint({
    method: 'POST',
    path: `${path}/tenants/new`,
    summary: 'Add a tenant to the building who is not known there yet, and include it',
    access: { all: ['hasAccessInspections', 'inspections.canAddTenant'] },
    params: inspectionParams,
    body: newTenant,
    answer: inspection,
    rate: 'write',
    audit: 'inspection.tenant-added',
  }),
  deleteInspectionTenant: endpoint({
    method: 'DELETE',
    path: `${path}/tenants/{tenantId}`,
    summary: 'Leave out a tenant for whom nothing is answered',
    access: { all: ['hasAccessInspections', 'inspections.canDeleteTenant'] },
    params: inspectionParams.extend({ tenantId: field.id }),
    answer: inspection,
    rate: 'write',
    audit: 'inspection.tenant-deleted',
  }),
};
