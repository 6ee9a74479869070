/** First and last day; null has no beginning or no end. */
type Period = { from: string | null; to: string | null };

const endsBefore = ({ to }: Period, { from }: Period): boolean => to !== null && from !== null && to < from;

/** Whether two periods have a day in common. */
export const isDuring = (one: Period, other: Period): boolean =>
  !endsBefore(one, other) && !endsBefore(other, one);
