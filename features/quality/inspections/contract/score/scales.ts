import type { RatingScale } from '#features/quality/inspection-templates/contract';

/** What a rating is read with: the scale of questions that name none, and all scales by their keys. */
export type Scales = { scale: string; scales: readonly RatingScale[] };
