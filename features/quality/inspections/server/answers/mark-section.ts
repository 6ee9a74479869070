import { invalid, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import {
  type answerEndpoints,
  answeredAt,
  markAll,
  nameOfQuestion,
  placedQuestions,
} from '../../contract/index.ts';
import { requireEditableInspection } from '../inspection/require-inspection.ts';
import { loadAnswers } from './answer-repository.ts';
import { presentSavedAnswers } from './present-saved-answers.ts';
import { writeAnswers } from './write-answers.ts';

/** Marks by the same rule as the device, so that one touch on the device needs one entry of the outbox. */
export const markSection = async (call: SignedInCall<(typeof answerEndpoints)['markSection']>) => {
  const { tenant, params, body, now } = call;
  const { client_uuid, section_id, instance, device_at, clock_offset_ms } = body;
  const inspection = await requireEditableInspection(call, params.id);
  const { snapshot, places, only_asked } = inspection;
  if (!snapshot.allow_mark_all) throw refused('inspection_no_mark_all');
  const here = placedQuestions(snapshot, places, only_asked).filter(
    ({ section, instance: at }) => section.id === section_id && at === instance,
  );
  if (here.length === 0) throw invalid({ section_id: ['inspection_question_unknown'] });
  const before = await loadAnswers(tenant, inspection.id);
  const marked = markAll(here, { section_id, instance }, before, snapshot);
  const answered_at = answeredAt(device_at, clock_offset_ms, now.toISOString());
  const entered = marked.flatMap((mark) => {
    const placed = here.find((one) => nameOfQuestion(one) === nameOfQuestion(mark));
    const comment = before.find((one) => nameOfQuestion(one) === nameOfQuestion(mark))?.comment ?? '';
    return placed
      ? [{ ...mark, placed, client_uuid, na: false, comment, answered_at, device_at: device_at ?? null }]
      : [];
  });
  await writeAnswers(call, inspection, entered);
  return presentSavedAnswers(call, inspection.id, here);
};
