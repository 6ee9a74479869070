import { answerGaps, askedOf, nameOfAsked } from '../../contract/index.ts';
import type { StoredAnswer } from '../answers/answer-repository.ts';
import type { StoredInspection } from '../inspection/inspection-repository.ts';

/** Everything an inspection lacks before it can be completed, by field: each question under `answers.`, the signature
 * under its own name. */
export const findGaps = (
  { snapshot, places, only_asked, signature }: StoredInspection,
  answers: readonly StoredAnswer[],
): Record<string, string[]> => {
  const given = new Map(answers.map((one) => [nameOfAsked(one), one]));
  const gaps = askedOf(snapshot, places, only_asked).flatMap((asked): [string, string[]][] => {
    const name = nameOfAsked(asked);
    const found = answerGaps(asked, given.get(name) ?? null, snapshot);
    return found.length > 0 ? [[`answers.${name}`, found]] : [];
  });
  const unsigned = snapshot.require_signature && signature === null;
  return Object.fromEntries([
    ...gaps,
    ...(unsigned ? [['signature', ['inspection_signature_required']]] : []),
  ]);
};
