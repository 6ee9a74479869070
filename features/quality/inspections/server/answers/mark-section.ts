import { invalid, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type answerEndpoints, answeredAt, askedOf, markAll, nameOfAsked } from '../../contract/index.ts';
import { requireEditableInspection } from '../inspection/require-inspection.ts';
import { answersOfInspection } from './answer-repository.ts';
import { presentAnswered } from './present-answered.ts';
import { writeAnswers } from './write-answers.ts';

/** Marks by the same rule as the device, so that one touch on the device needs one entry of the outbox. */
export const markSection = async (call: SignedInCall<(typeof answerEndpoints)['markSection']>) => {
  const { tenant, params, body, now } = call;
  const { client_uuid, section_id, instance, device_at, clock_offset_ms } = body;
  const inspection = await requireEditableInspection(call, params.id);
  const { snapshot, places, only_asked } = inspection;
  if (!snapshot.allow_mark_all) throw refused('inspection_no_mark_all');
  const here = askedOf(snapshot, places, only_asked).filter(
    ({ section, instance: at }) => section.id === section_id && at === instance,
  );
  if (here.length === 0) throw invalid({ section_id: ['inspection_question_unknown'] });
  const before = await answersOfInspection(tenant, inspection.id);
  const marked = markAll(here, { section_id, instance }, before, snapshot);
  const answered_at = answeredAt(device_at, clock_offset_ms, now.toISOString());
  const entered = marked.flatMap((mark) => {
    const asked = here.find((one) => nameOfAsked(one) === nameOfAsked(mark));
    const comment = before.find((one) => nameOfAsked(one) === nameOfAsked(mark))?.comment ?? '';
    return asked
      ? [{ ...mark, asked, client_uuid, na: false, comment, answered_at, device_at: device_at ?? null }]
      : [];
  });
  await writeAnswers(call, inspection, entered);
  return presentAnswered(call, inspection.id, here);
};
