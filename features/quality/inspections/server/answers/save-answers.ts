import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type answerEndpoints, answeredAt, answerFault, askedOf, nameOfAsked } from '../../contract/index.ts';
import { requireEditableInspection } from '../inspection/require-inspection.ts';
import { presentAnswered } from './present-answered.ts';
import { writeAnswers } from './write-answers.ts';

/** Refuses with all entries that do not fit, and keeps none of them. */
export const saveAnswers = async (call: SignedInCall<(typeof answerEndpoints)['saveAnswers']>) => {
  const { params, body, now } = call;
  const inspection = await requireEditableInspection(call, params.id);
  const { snapshot, places, only_asked } = inspection;
  const byName = new Map(askedOf(snapshot, places, only_asked).map((one) => [nameOfAsked(one), one]));
  const read = body.answers.map((entry) => ({ entry, asked: byName.get(nameOfAsked(entry)) }));
  const errors = read.flatMap(({ entry, asked }, n): [string, string[]][] => {
    if (!asked) return [[`answers.${n}.question_id`, ['inspection_question_unknown']]];
    const fault = answerFault(asked, entry, snapshot);
    return fault ? [[`answers.${n}.${entry.na ? 'na' : 'value'}`, [fault]]] : [];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  const entered = read.flatMap(({ entry: { device_at, ...entry }, asked }) => {
    const answered_at = answeredAt(device_at, body.clock_offset_ms, now.toISOString());
    return asked ? [{ ...entry, asked, answered_at, device_at: device_at ?? null }] : [];
  });
  await writeAnswers(call, inspection, entered);
  return presentAnswered(call, inspection.id, body.answers);
};
