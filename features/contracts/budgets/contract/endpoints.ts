import { z } from 'zod';
import { planReaders, planWriters } from '#features/contracts/staffing-plans/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { budget, budgetBasis, budgetRecord } from './budget.ts';
import { budgetFields } from './budget-fields.ts';
import { sideBySide } from './chain/side-by-side.ts';

const ofService = z.strictObject({ id: field.id, serviceId: field.id });

const ofBudget = ofService.extend({ budgetId: field.id });

const read = {
  method: 'GET',
  access: { all: planReaders },
} as const;

export const budgetEndpoints = {
  listBudgets: endpoint({
    ...read,
    path: '/job/{id}/service/{serviceId}/budgets',
    summary: 'Budgets of a service, the latest first, each with its margin on the price in force',
    params: ofService,
    answer: z.array(budget),
  }),
  getBudgetBasis: endpoint({
    ...read,
    path: '/job/{id}/service/{serviceId}/budget-basis',
    summary: 'What a new budget of a service begins with',
    params: ofService,
    answer: budgetBasis,
  }),
  getSideBySide: endpoint({
    ...read,
    path: '/job/{id}/service/{serviceId}/side-by-side',
    summary: 'Contract, budget and active plans of a service, from square feet to the margin',
    params: ofService,
    answer: sideBySide,
  }),
  getBudget: endpoint({
    ...read,
    path: '/job/{id}/service/{serviceId}/budget/{budgetId}',
    summary: 'One budget with its lines and what each costs in a month',
    params: ofBudget,
    answer: budgetRecord,
  }),
};

const write = {
  access: { all: [...planReaders, ...planWriters] },
  answer: budgetRecord,
  rate: 'write',
} as const;

const client_uuid = field.clientUuid.optional();

const seen = { updated_at: field.updatedAt };

export const budgetWriteEndpoints = {
  createBudget: endpoint({
    ...write,
    method: 'POST',
    path: '/job/{id}/service/{serviceId}/budget',
    summary: 'Draft a budget for a service',
    params: ofService,
    body: z.strictObject({ ...budgetFields, client_uuid }),
    audit: 'budget.created',
  }),
  updateBudget: endpoint({
    ...write,
    method: 'PUT',
    path: '/job/{id}/service/{serviceId}/budget/{budgetId}',
    summary: 'Save a draft; a budget that was approved is changed by a copy',
    params: ofBudget,
    body: z.strictObject({ ...budgetFields, ...seen }),
    audit: 'budget.updated',
  }),
  approveBudget: endpoint({
    ...write,
    method: 'POST',
    path: '/job/{id}/service/{serviceId}/budget/{budgetId}/approve',
    summary:
      'Approve a draft; the budget in force at its start ends on the day before, if this was confirmed',
    params: ofBudget,
    /** The budget that the person agreed to end earlier; 409 if by now it would be another one. */
    body: z.strictObject({ ends_earlier_id: field.id.nullable().default(null), ...seen }),
    audit: 'budget.approved',
  }),
  endBudget: endpoint({
    ...write,
    method: 'POST',
    path: '/job/{id}/service/{serviceId}/budget/{budgetId}/end',
    summary: 'Say on which day an approved budget ends, so that the next may begin; null: it has no end',
    params: ofBudget,
    body: z.strictObject({ effective_to: field.date.nullable(), ...seen }),
    audit: 'budget.ended',
  }),
  copyBudget: endpoint({
    ...write,
    method: 'POST',
    path: '/job/{id}/service/{serviceId}/budget/{budgetId}/copy',
    summary: 'Draft a budget with the lines of another',
    params: ofBudget,
    body: z.strictObject({ name: field.name, effective_from: field.date, client_uuid }),
    audit: 'budget.copied',
  }),
  archiveBudget: endpoint({
    ...write,
    method: 'POST',
    path: '/job/{id}/service/{serviceId}/budget/{budgetId}/archive',
    summary: 'Put a budget away that is a draft, over, or has not begun',
    params: ofBudget,
    body: z.strictObject(seen),
    audit: 'budget.archived',
  }),
};
