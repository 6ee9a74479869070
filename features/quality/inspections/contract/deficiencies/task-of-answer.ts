import type { Answer } from '../answers/answer.ts';
import type { Place } from '../answers/places.ts';
import type { InspectionStatus } from '../inspection/status.ts';

/** Where the task of an answer is to be done; the rooms of a tenant are on a floor. */
export const taskPlace = (place: Place | null) => ({
  building_common_area_id: place?.kind === 'common_area' ? place.id || null : null,
  building_floor_id: place?.kind === 'floor' ? place.id || null : (place?.floor_id ?? null),
});

type Found = Pick<Answer, 'is_deficient' | 'task_id' | 'no_task_comment'>;

/** Completing makes its task, so that nobody needs to. */
export const waitsForTask = (status: InspectionStatus, answer: Found): boolean =>
  status !== 'finalized' && answer.is_deficient && answer.task_id === null && answer.no_task_comment === '';
