import { z } from 'zod';
import type { Question, Section } from '#features/quality/inspection-templates/contract';
import { instanceKey, type Place, placesOf } from './places.ts';

/** One question of an inspection at one place. */
export const askedKey = z.object({ question_id: z.uuid(), instance: instanceKey });

export type AskedKey = z.infer<typeof askedKey>;

export type Asked = AskedKey & { section: Section; question: Question; place: Place | null };

export const nameOfAsked = ({ question_id, instance }: AskedKey): string =>
  instance === '' ? question_id : `${question_id}.${instance}`;

/** Every question in the order in which it is asked, once for each place of a repeated section; of a re-inspection those
 * of `only`. */
export const askedOf = (
  { sections }: { sections: readonly Section[] },
  places: readonly Place[],
  only: readonly AskedKey[] | null,
): Asked[] => {
  const chosen = only && new Set(only.map(nameOfAsked));
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
    .filter((asked) => !chosen || chosen.has(nameOfAsked(asked)));
};
