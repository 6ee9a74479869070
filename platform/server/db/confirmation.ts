import type { Statement } from './statement.ts';

/** Says whether what a transaction is opened for still holds: a call of an identity function, which is sent ahead of
 * BEGIN. A transaction that it does not confirm is rolled back, and what it read is not answered. */
export type Confirmation = {
  statement: Statement;
  holds: (rows: readonly Record<string, unknown>[]) => boolean;
};

export class Unconfirmed extends Error {}
