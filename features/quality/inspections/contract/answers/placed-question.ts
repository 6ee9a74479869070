import { z } from 'zod';
import type { Question, Section } from '#features/quality/inspection-templates/contract';
import { instanceKey, type Place, placesOf } from './places.ts';

/** One question of an inspection at one place. */
export const questionKey = z.object({ question_id: z.uuid(), instance: instanceKey });

export type QuestionKey = z.infer<typeof questionKey>;

export type PlacedQuestion = QuestionKey & { section: Section; question: Question; place: Place | null };

export const nameOfQuestion = ({ question_id, instance }: QuestionKey): string =>
  instance === '' ? question_id : `${question_id}.${instance}`;

/** Every question in the order in which it is asked, once for each place of a repeated section; of a re-inspection those
 * of `only`. */
export const placedQuestions = (
  { sections }: { sections: readonly Section[] },
  places: readonly Place[],
  only: readonly QuestionKey[] | null,
): PlacedQuestion[] => {
  const chosen = only && new Set(only.map(nameOfQuestion));
  return sections
    .flatMap((section) => {
      const at: (Place | null)[] = section.repeat === 'none' ? [null] : placesOf(section, places);
      return at.flatMap((place) =>
        section.questions.map((question) => ({
          question_id: question.id,
          instance: place?.key ?? '',
          section,
          question,
          place,
        })),
      );
    })
    .filter((placed) => !chosen || chosen.has(nameOfQuestion(placed)));
};
