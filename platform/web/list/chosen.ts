import type { SelectionState } from '../ui/record-table/selection.ts';

/** The rows selected in a list. */
export type Chosen<S = unknown> = {
  selection: SelectionState;
  search: S;
  count: number;
  /** Their ids, read when needed: the selection may be more than one page. Throws when the list has changed since the count
   * was shown, or when there are too many for one step. */
  ids: () => Promise<number[]>;
};
