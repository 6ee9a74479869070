import { requireValid } from '#platform/contract/errors';

/** Refuses a period that is named twice, because the result would depend on the order. */
export const checkNamedOnce = (lists: Readonly<Record<string, readonly { id: number }[]>>): void => {
  const named = new Set<number>();
  const wrong: Record<string, string[]> = {};
  for (const [list, rows] of Object.entries(lists)) {
    for (const [place, { id }] of rows.entries()) {
      if (named.has(id)) wrong[`${list}.${place}.id`] = ['period_named_twice'];
      named.add(id);
    }
  }
  requireValid(wrong);
};
