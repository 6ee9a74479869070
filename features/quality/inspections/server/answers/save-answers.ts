import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import {
  type answerEndpoints,
  answeredAt,
  answerFault,
  nameOfQuestion,
  placedQuestions,
} from '../../contract/index.ts';
import { requireEditableInspection } from '../inspection/require-inspection.ts';
import { presentSavedAnswers } from './present-saved-answers.ts';
import { writeAnswers } from './write-answers.ts';

/** Refuses with all entries that do not fit, and keeps none of them. */
export const saveAnswers = async (call: SignedInCall<(typeof answerEndpoints)['saveAnswers']>) => {
  const { params, body, now } = call;
  const inspection = await requireEditableInspection(call, params.id);
  const { snapshot, places, only_asked } = inspection;
  const byName = new Map(
    placedQuestions(snapshot, places, only_asked).map((one) => [nameOfQuestion(one), one]),
  );
  const read = body.answers.map((entry) => ({ entry, placed: byName.get(nameOfQuestion(entry)) }));
  const errors = read.flatMap(({ entry, placed }, n): [string, string[]][] => {
    if (!placed) return [[`answers.${n}.question_id`, ['inspection_question_unknown']]];
    const fault = answerFault(placed, entry, snapshot);
    return fault ? [[`answers.${n}.${entry.na ? 'na' : 'value'}`, [fault]]] : [];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  const entered = read.flatMap(({ entry: { device_at, ...entry }, placed }) => {
    const answered_at = answeredAt(device_at, body.clock_offset_ms, now.toISOString());
    return placed ? [{ ...entry, placed, answered_at, device_at: device_at ?? null }] : [];
  });
  await writeAnswers(call, inspection, entered);
  return presentSavedAnswers(call, inspection.id, body.answers);
};
