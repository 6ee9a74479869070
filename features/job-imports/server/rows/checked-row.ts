import type { Location } from '#features/buildings/server';
import type { CleanedRow, Remark, RowOutcome } from '../../contract/index.ts';

/** The client of a row: one there is, or one to be made. */
export type ClientOfRow = { id: number } | { name: string; accountNumber: string } | 'planned';

type Common = { line: number; cells: string[]; row: CleanedRow; reasons: Remark[]; warnings: Remark[] };

export type RefusedRow = Common & { outcome: Exclude<RowOutcome, 'created'> };

export type AcceptedRow = Common & {
  outcome: 'created';
  client: ClientOfRow;
  areaId: number | null;
  location: Location;
};

export type CheckedRow = AcceptedRow | RefusedRow;
