import { z } from 'zod';
import { isPicture } from '#features/accounts/files/server';
import { choiceOf, describeChoice, scaleKeyOf } from '#features/quality/inspection-templates/contract';
import type { Locale } from '#platform/contract/fields';
import { askedOf, nameOfAsked } from '../../contract/index.ts';
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
export const worstAnswers = ({ snapshot, places, only_asked, faults }: NoticeFacts): string => {
  const asked = new Map(askedOf(snapshot, places, only_asked).map((one) => [nameOfAsked(one), one]));
  const found = faults.flatMap((fault) => {
    const one = asked.get(nameOfAsked(fault));
    const choice = one && choiceOf(one.question, fault.value, snapshot);
    return one && choice
      ? [{ ...one, choice, percent: fault.percent ?? 0, photo: fault.files.find(isPicture)?.id }]
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
