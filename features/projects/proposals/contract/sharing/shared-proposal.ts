import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { offer } from '../proposal/offer.ts';
import { proposalQuestion } from '../proposal/proposal.ts';
import { proposalLine } from '../proposal/proposal-fields.ts';
import { proposalStates } from '../proposal/proposal-state.ts';

/** What the client reads: without ids, costs and names of people of the organization. */
export const sharedProposal = z.object({
  ...offer.shape,
  number: z.string(),
  /** A hash of the content. Each answer must send it, to say which content it was given to. */
  shown: z.string(),
  version: z.int(),
  state: z.enum(proposalStates),
  language: field.locale,
  time_zone: z.string(),
  intro: z.string(),
  terms: z.string(),
  lines: z.array(proposalLine.extend({ amount: z.number() })),
  sent_at: z.string(),
  valid_until: z.string(),
  questions: z.array(proposalQuestion.omit({ id: true })),
  answer: z
    .object({
      name: z.string().nullable(),
      at: z.string(),
      chosen: z.array(z.int()),
      total: z.number().nullable(),
    })
    .nullable(),
});

export type SharedProposal = z.infer<typeof sharedProposal>;
