import { z } from 'zod';
import { serviceTypes } from '#features/sites/jobs/contract';
import * as field from '#platform/contract/fields';
import { historyEntry } from '#platform/contract/history-entry';
import { contract } from './contract.ts';
import { squareFeet } from './lines.ts';
import { vacancyGap } from './statement/vacancy-gap.ts';
import { contractTransitions } from './transitions.ts';

const neighbour = z.object({ id: field.id, number: z.string() });

/** One contract with what this person may do with it, and what happened to it. */
export const contractRecord = contract.extend({
  allowed_transitions: z.array(z.enum(contractTransitions.names)),
  can: z.object({
    update: z.boolean(),
    amend: z.boolean(),
    give_notice: z.boolean(),
    upload: z.boolean(),
  }),
  /** The approved contract of the service that was in force before this one. */
  follows: neighbour.nullable(),
  /** The contract whose term an approval would cut short, with its new last day. */
  cuts_short: neighbour.extend({ last_day: z.string() }).nullable(),
  /** Today, or on the day of the contract that is nearest to it. */
  vacancy_gap: vacancyGap.nullable(),
  timeline: z.array(historyEntry),
});

export type ContractRecord = z.infer<typeof contractRecord>;

/** What a new contract begins with: a number that is free, and the buildings as they are today. */
export const contractBasis = z.object({
  service: z.object({ type: z.enum(serviceTypes), name: z.string() }),
  number: z.string(),
  square_feet: squareFeet,
  days_per_week: z.int(),
});

export type ContractBasis = z.infer<typeof contractBasis>;
