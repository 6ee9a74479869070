/** Below this share of due dates done on time, in percent, a series stands out. */
export const poorBelow = 80;

/** How well a series is done; `none` while no date of it was due. */
export const healthGrades = ['good', 'poor', 'none'] as const;
export type HealthGrade = (typeof healthGrades)[number];

/** `rate` in percent with one decimal, as people read it. */
export const gradeOf = (rate: number | null): HealthGrade => {
  if (rate === null) return 'none';
  return rate < poorBelow ? 'poor' : 'good';
};
