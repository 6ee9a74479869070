import {
  choiceOf,
  describeChoice,
  type Question,
  scaleOf,
} from '#features/quality/inspection-templates/contract';
import type { Locale } from '#platform/contract/fields';
import type { Scales } from '../score/scales.ts';

const months = (date: string): string => {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
};

/** The value of an answer in the reader's words; empty where nothing is said but by photos. */
export const describeAnswer = (
  question: Question,
  value: unknown,
  scales: Scales,
  locale: Locale,
): string => {
  if (value === null || value === undefined) return '';
  const [scale, choice] = [scaleOf(question, scales), choiceOf(question, value, scales)];
  if (scale && choice) return describeChoice(scale, choice, locale);
  if (typeof value === 'number') return new Intl.NumberFormat(`${locale}-US`).format(value);
  if (typeof value === 'object') return String((value as { name?: unknown }).name ?? '');
  return question.response_type === 'date' ? months(String(value)) : String(value);
};
