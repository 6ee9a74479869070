/** Days past due, both ends included. */
export const ageBuckets = ['current', '1-30', '31-60', '61-90', '91+'] as const;

export type AgeBucket = (typeof ageBuckets)[number];

/** The first day past due of each bucket; it ends where the next one begins. Null: no lower limit. */
export const bucketStarts = {
  current: null,
  '1-30': 1,
  '31-60': 31,
  '61-90': 61,
  '91+': 91,
} as const satisfies Record<AgeBucket, number | null>;

const aDay = 86_400_000;

/** Days past due; zero or below until the day after the due date. */
export const daysPast = (due: string, today: string): number =>
  (Date.parse(`${today}T00:00:00Z`) - Date.parse(`${due}T00:00:00Z`)) / aDay;

export const bucketOf = (due: string, today: string): AgeBucket => {
  const days = daysPast(due, today);
  if (days < 1) return 'current';
  if (days <= 30) return '1-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : '91+';
};
