import type { Locale } from '#platform/contract/fields';
import type { RatingScale, ScaleChoice } from './rating-scale.ts';

type Words = readonly [en: string, es: string];

type Choice = readonly [
  key: string,
  words: Words,
  short: string,
  percent: number,
  color: ScaleChoice['color'],
  deficient?: 'deficient',
];

const declared: Record<string, { name: Words; choices: readonly Choice[] }> = {
  pass_fail: {
    name: ['Pass or fail', 'Aprobado o reprobado'],
    choices: [
      ['pass', ['Pass', 'Aprobado'], 'P', 100, 'green'],
      ['fail', ['Fail', 'Reprobado'], 'F', 0, 'red', 'deficient'],
    ],
  },
  three_point: {
    name: ['Three points', 'Tres puntos'],
    choices: [
      ['good', ['Good', 'Bien'], '3', 100, 'green'],
      ['acceptable', ['Acceptable', 'Aceptable'], '2', 85, 'yellow'],
      ['poor', ['Poor', 'Mal'], '1', 70, 'red', 'deficient'],
    ],
  },
  five_point: {
    name: ['Five points', 'Cinco puntos'],
    choices: [
      ['excellent', ['Excellent', 'Excelente'], '5', 100, 'green'],
      ['good', ['Good', 'Bien'], '4', 90, 'lime'],
      ['acceptable', ['Acceptable', 'Aceptable'], '3', 80, 'yellow'],
      ['below', ['Below standard', 'Por debajo del estándar'], '2', 70, 'orange', 'deficient'],
      ['poor', ['Poor', 'Mal'], '1', 60, 'red', 'deficient'],
    ],
  },
  yes_no: {
    name: ['Yes or no', 'Sí o no'],
    choices: [
      ['yes', ['Yes', 'Sí'], 'Y', 100, 'green'],
      ['no', ['No', 'No'], 'N', 0, 'red', 'deficient'],
    ],
  },
  appa: {
    name: ['APPA levels', 'Niveles APPA'],
    choices: [
      ['l1', ['Orderly spotlessness', 'Impecable y ordenado'], '1', 100, 'green'],
      ['l2', ['Ordinary tidiness', 'Orden habitual'], '2', 90, 'lime'],
      ['l3', ['Casual inattention', 'Descuido ocasional'], '3', 80, 'yellow'],
      ['l4', ['Moderate dinginess', 'Suciedad moderada'], '4', 65, 'orange', 'deficient'],
      ['l5', ['Unkempt neglect', 'Abandono'], '5', 50, 'red', 'deficient'],
    ],
  },
};

/** Scales that every organization begins with and may change. */
export const builtInScales: readonly RatingScale[] = Object.entries(declared).map(
  ([key, { name, choices }]) => ({
    key,
    name: name[0],
    choices: choices.map(([choice, words, short, percent, color, deficient]) => ({
      key: choice,
      label: words[0],
      short,
      percent,
      color,
      is_deficient: deficient !== undefined,
      is_default: false,
    })),
  }),
);

export const defaultScale = 'five_point';

const say = (text: string, words: Words | undefined, locale: Locale): string =>
  words?.[0] === text ? words[locale === 'es' ? 1 : 0] : text;

/** The name in the reader's language, unless the organization has named the scale itself. */
export const describeScale = (scale: Pick<RatingScale, 'key' | 'name'>, locale: Locale): string =>
  say(scale.name, declared[scale.key]?.name, locale);

/** A choice in the reader's language, unless the organization has written it itself. */
export const describeChoice = (
  scale: Pick<RatingScale, 'key'>,
  choice: Pick<ScaleChoice, 'key' | 'label'>,
  locale: Locale,
): string => say(choice.label, declared[scale.key]?.choices.find(([key]) => key === choice.key)?.[1], locale);
