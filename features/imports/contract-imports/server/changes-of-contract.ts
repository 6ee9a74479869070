import { type PricingLine, pricingTypes } from '#features/contracts/contracts/contract';
import type { StoredDraft } from '#features/contracts/contracts/server';
import type { RowChange } from '#features/imports/imports/contract';
import { changesIn } from '#features/imports/imports/server';
import type { JudgedContract } from './judge-rows.ts';

const priceOf = (lines: readonly PricingLine[] = [], type: PricingLine['type']): number | null => {
  const ofType = lines.filter((line) => line.type === type);
  return ofType.length === 0 ? null : ofType.reduce((sum, { amount }) => sum + amount, 0) / 100;
};

/** A draft as the file has it: with a price of each kind, and rates in percent. */
const asInFile = ({ pricing, escalator_pct, ...others }: Partial<StoredDraft>): object => ({
  ...others,
  ...(escalator_pct === undefined ? {} : { escalator_pct: escalator_pct / 100 }),
  ...(pricing && Object.fromEntries(pricingTypes.map((type) => [`${type}_price`, priceOf(pricing, type)]))),
});

/** What a row changes at a draft that exists, by the fields of the file. */
export const changesOfContract = ({ change }: JudgedContract): RowChange[] =>
  change?.type === 'update'
    ? changesIn({ before: asInFile(change.before), after: asInFile(change.after) }).filter(
        ({ before, after }) => before !== after,
      )
    : [];
