/** Percent of due dates done on time; a series below it is highlighted. */
export const poorBelow = 80;

/** How reliably a series is done; `none` while none of its dates was due. */
export const healthGrades = ['good', 'poor', 'none'] as const;
export type HealthGrade = (typeof healthGrades)[number];

/** `rate` in percent, rounded to one decimal as on screen. */
export const gradeOf = (rate: number | null): HealthGrade => {
  if (rate === null) return 'none';
  return rate < poorBelow ? 'poor' : 'good';
};
