import type { Statement } from './statement.ts';

/** Checks that the reason for which a transaction was opened still holds: a call of an identity function, sent ahead of
 * BEGIN. Without a confirmation the transaction is rolled back, and nothing that it read is answered. */
export type Confirmation = {
  statement: Statement;
  holds: (rows: readonly Record<string, unknown>[]) => boolean;
};

export class Unconfirmed extends Error {}
