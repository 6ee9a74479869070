import type { InspectionStatus } from '#features/quality/inspections/contract';

export type DemoInspection = {
  daysAgo: number;
  /** Position in the list of templates. */
  template: number;
  /** Position among the active sites. */
  site: number;
  status: InspectionStatus;
  /** How well the site was cleaned, between 0 and 1. */
  quality: number;
  /** A special case: a critical fail, nothing to score, or a re-inspection of the one before. */
  special?: 'critical' | 'nothing' | 'again';
};

/** A completed inspection becomes final a day later, so only the latest one can still be `completed`. */
const statusOf = (at: number): InspectionStatus => {
  if (at < 1) return 'completed';
  if (at < 4) return 'new';
  return at < 8 ? 'pending' : 'finalized';
};

const specials: Record<number, DemoInspection['special']> = { 10: 'critical', 14: 'nothing', 17: 'again' };

const count = 24;

/** How well the site was cleaned: poorly if the inspection waits for tasks or is repeated. */
const qualityOf = (at: number, like: number): number => {
  if (specials[at - 1] === 'again') return 0.5;
  const ups = 0.62 + 0.3 * Math.abs(Math.sin(like * 1.7));
  return statusOf(at) === 'pending' ? Math.min(ups, 0.68) : ups;
};

/** Half a year of inspections, the latest first: sites get better and worse, each at its own pace. */
export const demoInspections: readonly DemoInspection[] = Array.from({ length: count }, (_, at) => {
  const special = specials[at];
  const like = special === 'again' ? at + 1 : at;
  return {
    daysAgo: Math.round((at * at) / 4 + at * 1.6) + (special === 'again' ? 1 : 0),
    template: like % 3,
    site: like % 7,
    status: statusOf(at),
    quality: qualityOf(at, like),
    ...(special ? { special } : {}),
  };
});
