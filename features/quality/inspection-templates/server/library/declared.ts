import type { Locale } from '#platform/contract/fields';
import type { Question, Section, TemplateHead } from '../../contract/index.ts';

export type Words = readonly [en: string, es: string];

type Rules = Partial<
  Pick<
    Question,
    | 'response_type'
    | 'required'
    | 'weight'
    | 'critical'
    | 'photo'
    | 'comment'
    | 'default_priority'
    | 'allow_na'
  >
> & { options?: readonly Words[] };

export type Asked = readonly [en: string, es: string, rules?: Rules];

export type ReadySection = {
  title: Words;
  /** The key of a type of common areas that every organization begins with. */
  area?: string;
  weight?: number;
  repeat?: Section['repeat'];
  instructions?: Words;
  asks: readonly Asked[];
};

export type ReadyTemplate = Pick<TemplateHead, 'inspection_type' | 'scale'> & {
  name: Words;
  description: Words;
  target: number;
  sections: readonly ReadySection[];
};

export const inLanguage = ([en, es]: Words, locale: Locale): string => (locale === 'es' ? es : en);

/** A question that is only passed or failed. */
export const check = { response_type: 'pass_fail' } as const;

/** A question whose failure fails the whole inspection. */
export const critical = {
  response_type: 'pass_fail',
  critical: true,
  photo: 'required_if_deficient',
  comment: 'required_if_deficient',
  default_priority: 'high',
} as const;

export const photoOfFault = { photo: 'required_if_deficient' } as const;

/** A question for remarks, which does not count in the score. */
export const remarks = {
  response_type: 'text',
  required: false,
  photo: 'optional',
  comment: 'none',
} as const;
