import type { ChoiceCounts } from '#platform/contract/choice-counts';
import type { CountOf } from './filter.ts';

/** A choice that the answer does not contain leaves no row. If there were too many rows to count all, its number is
 * unknown. */
export const countsOf = (answer: ChoiceCounts | undefined): CountOf => {
  const byFilter = new Map(
    answer?.map(({ filter, counts, capped }) => [
      filter,
      { capped, rows: new Map(counts.map(({ value, rows }) => [value, rows])) },
    ]),
  );
  return (filter, value) => {
    const counted = byFilter.get(filter);
    return counted?.rows.get(value) ?? (counted && !counted.capped ? 0 : undefined);
  };
};
