import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { planReaders, planWriters } from './flags.ts';
import { planBasis, planRecord, planSummary } from './plan.ts';
import { parentTypes, planFields, planTypes } from './plan-fields.ts';

const ofService = z.strictObject({ id: field.id, serviceId: field.id });

const ofParent = ofService.extend({ parentType: z.enum(parentTypes), parentId: field.id });

const ofPlan = ofParent.extend({ staffingPlanId: field.id });

const read = { method: 'GET', access: { all: planReaders } } as const;

const write = {
  access: { all: [...planReaders, ...planWriters] },
  answer: planRecord,
  rate: 'write',
} as const;

const client_uuid = field.clientUuid.optional();

const seen = { updated_at: field.updatedAt };

const plans = '/job/{id}/service/{serviceId}/staffing-plan/{parentType}/{parentId}' as const;

export const planEndpoints = {
  listStaffingPlans: endpoint({
    ...read,
    path: '/job/{id}/service/{serviceId}/staffing-plans',
    summary: 'The staffing plans of a service: active ones, then drafts, then archived ones',
    params: ofService,
    answer: z.array(planSummary),
  }),
  getStaffingPlanBasis: endpoint({
    ...read,
    path: '/job/{id}/service/{serviceId}/staffing-plan-basis/{parentType}/{parentId}',
    summary: 'What a new staffing plan of a contract or budget begins with',
    params: ofParent,
    answer: planBasis,
  }),
  getStaffingPlan: endpoint({
    ...read,
    path: `${plans}/{staffingPlanId}`,
    summary: 'One staffing plan with its lines, hours and cost',
    params: ofPlan,
    answer: planRecord,
  }),
  createStaffingPlan: endpoint({
    ...write,
    method: 'POST',
    path: plans,
    summary: 'Draft a staffing plan',
    params: ofParent,
    body: z.strictObject({ ...planFields, client_uuid }),
    audit: 'staffing-plan.created',
  }),
  updateStaffingPlan: endpoint({
    ...write,
    method: 'PUT',
    path: `${plans}/{staffingPlanId}`,
    summary: 'Save a draft; a plan that was active is changed by a copy',
    params: ofPlan,
    body: z.strictObject({ ...planFields, ...seen }),
    audit: 'staffing-plan.updated',
  }),
  copyStaffingPlan: endpoint({
    ...write,
    method: 'POST',
    path: `${plans}/{staffingPlanId}/copy`,
    summary: 'Draft a plan with the lines of another and the people on them',
    params: ofPlan,
    body: z.strictObject({ plan_type: z.enum(planTypes), client_uuid }),
    audit: 'staffing-plan.copied',
  }),
  suggestStaffingPlan: endpoint({
    ...write,
    method: 'POST',
    path: `${plans}/{staffingPlanId}/suggest`,
    summary:
      'Draft a current plan from one of the whole building, with cleaner shifts as long as occupancy needs',
    params: ofPlan,
    body: z.strictObject({ client_uuid }),
    audit: 'staffing-plan.suggested',
  }),
  activateStaffingPlan: endpoint({
    ...write,
    method: 'POST',
    path: `${plans}/{staffingPlanId}/activate`,
    summary: 'Put a draft into force; the active plan of its type is archived, if this was confirmed',
    params: ofPlan,
    /** The active plan that the person agreed to replace. */
    body: z.strictObject({ takes_place_of: field.id.nullable().default(null), ...seen }),
    audit: 'staffing-plan.activated',
  }),
  archiveStaffingPlan: endpoint({
    ...write,
    method: 'POST',
    path: `${plans}/{staffingPlanId}/archive`,
    summary: 'Put a plan away that is a draft or active',
    params: ofPlan,
    body: z.strictObject(seen),
    audit: 'staffing-plan.archived',
  }),
};
