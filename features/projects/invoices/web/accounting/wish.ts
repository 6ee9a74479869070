import type { AccountingFormat } from '../../contract/index.ts';

/** Which invoices go to the accounts, as which file. */
export type Wish = { format: AccountingFormat; ids: number[] };
