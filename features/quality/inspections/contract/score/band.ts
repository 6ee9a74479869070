export const scoreBands = ['success', 'warning', 'error'] as const;

export type ScoreBand = (typeof scoreBands)[number];

/** Points below the target that still count as nearly there. */
const nearly = 10;

export const bandOf = (score: number, target: number): ScoreBand => {
  if (score >= target) return 'success';
  return score >= target - nearly ? 'warning' : 'error';
};

/** As people read it: one decimal, half up. */
export const shownScore = (score: number): string =>
  (Math.floor((Math.round(score * 10_000) + 500) / 1000) / 10).toFixed(1);
