import { endpointQuery } from '#platform/web/api/index';
import { answerEndpoints, inspectionEndpoints } from '../contract/index.ts';

const aShift = 12 * 3_600_000;

/** By the id, or by the key that the device gave it. Kept for a shift: there may be no network to read it again. */
export const inspectionQuery = (ref: number | string) => ({
  ...endpointQuery(inspectionEndpoints.getInspection, { params: { id: ref } }),
  gcTime: aShift,
  meta: { quiet: true },
});

export const earlierAnswersQuery = (ref: number | string) => ({
  ...endpointQuery(inspectionEndpoints.getEarlierAnswers, { params: { id: ref } }),
  staleTime: aShift,
  gcTime: aShift,
  meta: { quiet: true },
});

/** Read again each time somebody opens the history. */
export const answerHistoryQuery = (id: number) => ({
  ...endpointQuery(answerEndpoints.getAnswerHistory, { params: { id } }),
  staleTime: 0,
});
