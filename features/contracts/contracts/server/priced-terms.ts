import type { PricedTerms } from '../contract/index.ts';
import type { ContractRow } from './contract-repository.ts';
import { type Lines, readLines } from './stored-lines.ts';

/** What the price of a stored contract is calculated from. */
export const pricedTerms = (row: ContractRow): Lines & Pick<PricedTerms, 'square_feet'> => ({
  square_feet: {
    gross_cleanable: row.gross_cleanable_sqft,
    occupied: row.occupied_sqft,
    vacant: row.vacant_sqft,
    vacant_full: row.vacant_full_sqft,
  },
  ...readLines(row),
});
