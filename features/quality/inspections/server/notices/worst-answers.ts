import { z } from 'zod';
import { isPicture } from '#features/accounts/files/server';
import { choiceOf, describeChoice, scaleKeyOf } from '#features/quality/inspection-templates/contract';
import type { Locale } from '#platform/contract/fields';
import { nameOfQuestion, placedQuestions } from '../../contract/index.ts';
import type { NoticeFacts } from './notice-repository.ts';

/** Most answers that a mail names. */
const max = 3;

const worst = z.array(
  z.object({
    where: z.string(),
    question: z.string(),
    scale: z.string(),
    key: z.string(),
    label: z.string(),
    /** Its first photo. */
    photo: z.int().nullish(),
  }),
);

/** The worst answers of an inspection, critical ones first, as a parameter of its notice. */
export const worstAnswers = ({ snapshot, places, only_asked, deficiencies }: NoticeFacts): string => {
  const byName = new Map(
    placedQuestions(snapshot, places, only_asked).map((one) => [nameOfQuestion(one), one]),
  );
  const found = deficiencies.flatMap((deficiency) => {
    const one = byName.get(nameOfQuestion(deficiency));
    const choice = one && choiceOf(one.question, deficiency.value, snapshot);
    return one && choice
      ? [{ ...one, choice, percent: deficiency.percent ?? 0, photo: deficiency.files.find(isPicture)?.id }]
      : [];
  });
  const ordered = found.toSorted(
    (one, other) =>
      Number(other.question.critical) - Number(one.question.critical) ||
      one.percent - other.percent ||
      other.question.weight - one.question.weight,
  );
  return JSON.stringify(
    ordered.slice(0, max).map(({ section, place, question, choice, photo }) => ({
      where: place ? `${section.title} (${place.name})` : section.title,
      question: question.label,
      scale: scaleKeyOf(question, snapshot.scale) ?? '',
      key: choice.key,
      label: choice.label,
      photo: photo ?? null,
    })),
  );
};

export const worstFacts = (
  param: unknown,
  locale: Locale,
): { label: string; value: string; photo?: number }[] =>
  worst.parse(JSON.parse(String(param ?? '[]'))).map(({ where, question, scale, key, label, photo }) => ({
    label: where,
    value: `${question} – ${describeChoice({ key: scale }, { key, label }, locale)}`,
    ...(photo ? { photo } : {}),
  }));
