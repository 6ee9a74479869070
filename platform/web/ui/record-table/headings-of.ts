import type { ReactNode } from 'react';

export type GroupOf<R> = (row: R) => { key: string; heading: ReactNode } | undefined;

/** The heading above a row: that of its group if the row is the first of the group, otherwise none. */
export const headingsOf = <R>(
  rows: readonly R[],
  groupOf: GroupOf<R> | undefined,
): ((row: R) => ReactNode) => {
  const headings = new Map<R, ReactNode>();
  let before: string | undefined;
  for (const row of groupOf ? rows : []) {
    const group = groupOf?.(row);
    if (group && group.key !== before) headings.set(row, group.heading);
    before = group?.key;
  }
  return (row) => headings.get(row);
};
