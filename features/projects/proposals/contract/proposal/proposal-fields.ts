import { z } from 'zod';
import {
  amountField,
  isAmountOf,
  scopeLine,
  wrongAmount,
} from '#features/projects/special-projects/contract';
import * as field from '#platform/contract/fields';
import { requiredCents, totalCents } from './proposal-total.ts';

const maxLines = 50;

const maxCents = 999_999_999;

/** `optional`: the client says yes or no to it. */
export const proposalLine = scopeLine.extend({ optional: z.boolean().default(false) });

export type ProposalLine = z.output<typeof proposalLine>;

const longText = field.text.max(5000, 'character_limit_exceeded').default('');

const enteredLine = proposalLine
  .extend(amountField)
  .refine(isAmountOf, wrongAmount)
  .transform(({ amount: _amount, ...line }) => line);

export const proposalLines = z
  .array(enteredLine)
  .max(maxLines)
  .refine((lines) => totalCents(lines, lines.keys().toArray()) <= maxCents, 'project_price_too_high');

/** What templates say too. */
export const proposalText = { intro: longText, terms: longText, lines: proposalLines };

/** What people enter of a draft. */
export const proposalFields = {
  ...proposalText,
  language: field.locale,
  /** The last day; null for thirty days after it is sent. */
  valid_until: field.date.nullable().default(null),
};

/** Distinct indexes of optional lines. */
export const chosenOptions = z
  .array(
    z
      .int()
      .min(0)
      .max(maxLines - 1),
  )
  .max(maxLines)
  .default([]);

export const isPriced = (lines: readonly ProposalLine[]): boolean => requiredCents(lines) > 0;
