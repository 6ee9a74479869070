import { z } from 'zod';
import { priceBases, projectStatuses } from '#features/projects/special-projects/contract';
import * as field from '#platform/contract/fields';
import { proposalLine } from './proposal-fields.ts';
import { proposalStates } from './proposal-state.ts';

export const proposalQuestion = z.object({
  id: field.id,
  name: z.string(),
  question: z.string(),
  asked_at: z.string(),
  answer: z.string().nullable(),
  answered_at: z.string().nullable(),
});

export const proposal = z.object({
  id: field.id,
  project: z.object({
    id: field.id,
    number: z.string(),
    title: z.string(),
    status: z.enum(projectStatuses),
    client: z.string(),
    time_zone: z.string(),
  }),
  version: z.int(),
  state: z.enum(proposalStates),
  language: field.locale,
  intro: z.string(),
  terms: z.string(),
  lines: z.array(proposalLine.extend({ amount: z.number() })),
  price_basis: z.enum(priceBases),
  /** Dollars without options. */
  required_total: z.number(),
  valid_until: z.string().nullable(),
  sent_at: z.string().nullable(),
  sent_by: z.string().nullable(),
  sent_to: z.array(z.string()),
  /** How often its link was opened, and when last; null while it has no link. */
  seen: z.object({ views: z.int(), last_viewed_at: z.string().nullable() }).nullable(),
  questions: z.array(proposalQuestion),
  /** The answer that the client has given on the page; null before, and when a person of the organization has entered it. */
  answer: z
    .object({
      name: z.string().nullable(),
      at: z.string(),
      note: z.string(),
      chosen: z.array(z.int()),
      /** Dollars that were agreed on. */
      total: z.number().nullable(),
      signature_url: z.string().nullable(),
      pdf_sha256: z.string().nullable(),
    })
    .nullable(),
  can: z.object({
    update: z.boolean(),
    send: z.boolean(),
    withdraw: z.boolean(),
    delete: z.boolean(),
    answer: z.boolean(),
  }),
  updated_at: z.string(),
});

export type Proposal = z.infer<typeof proposal>;

export type ProposalQuestion = Proposal['questions'][number];
