import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { contract } from '../contract.ts';
import { escalated } from '../contract-fields.ts';
import { termsFlags } from '../endpoints.ts';

/** Maximum number of amendments in one call. */
export const maxEscalated = 200;

/** A contract whose prices may be raised, with what an amendment would cost. */
export const escalation = z.object({
  contract: contract.pick({ id: true, number: true, service: true, job_service_id: true }),
  job: z.object({ id: field.id, number: z.string(), name: z.string() }),
  client: z.string(),
  escalator_pct: z.number(),
  /** Prices of a month before and after, without credits. */
  before: z.number(),
  after: z.number(),
  /** Whether it has any that can be raised too. */
  has_credits: z.boolean(),
  has_billbacks: z.boolean(),
});

export type Escalation = z.infer<typeof escalation>;

const start = z.strictObject({ start_date: field.date });

export const escalationEndpoints = {
  getEscalations: endpoint({
    method: 'GET',
    path: '/contracts/escalations',
    summary:
      'Contracts with an escalator that are in force on a day and that no later contract follows, with their prices raised',
    access: { any: termsFlags },
    query: start,
    answer: z.array(escalation),
  }),
  draftEscalations: endpoint({
    method: 'POST',
    path: '/contracts/escalations',
    summary: 'Draft an amendment with raised prices for each of these contracts, or for none',
    access: { all: ['admin.canEditContract'] },
    body: start.extend({
      contract_ids: z.array(field.id).min(1).max(maxEscalated),
      escalate_credits: escalated.escalate_credits,
      escalate_billbacks: escalated.escalate_billbacks,
    }),
    answer: z.object({
      drafts: z.array(
        contract.pick({ id: true, number: true, job_service_id: true }).extend({ job_id: field.id }),
      ),
    }),
    rate: 'write',
    audit: 'contract.escalated',
  }),
};
