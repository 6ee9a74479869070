import { z } from 'zod';
import * as field from '#platform/contract/fields';

/** How a question is answered. */
export const responseTypes = [
  'rating',
  'pass_fail',
  'yes_no',
  'number',
  'text',
  'choice',
  'date',
  'photo',
  'signature',
] as const;

export const responseType = z.enum(responseTypes);

export type ResponseType = z.infer<typeof responseType>;

/** Answers store the key of a choice, because its label may change. */
export const choiceKey = z.string().regex(/^[a-z0-9_]{1,30}$/, 'not_allowed');

type Declared = {
  /** Whether answers count in the score and can be deficient. */
  scored: boolean;
  /** The fixed scale of this type; null when the question or the template decides. */
  scale: string | null;
  /** Whether it is answered by files: photos or the ink of a signature. */
  files: boolean;
  /** The value of an answer, apart from "not applicable", comment and files. */
  value: z.ZodType;
};

const unscored = { scored: false, scale: null, files: false } as const;

/** The only table of response types; screens, checks and scores derive from it. */
export const responses = {
  rating: { scored: true, scale: null, files: false, value: choiceKey },
  pass_fail: { scored: true, scale: 'pass_fail', files: false, value: choiceKey },
  yes_no: { scored: true, scale: 'yes_no', files: false, value: choiceKey },
  number: { ...unscored, value: z.number().min(-9_999_999.99).max(9_999_999.99) },
  text: { ...unscored, value: field.longText.min(1) },
  /** The text of the chosen option. */
  choice: { ...unscored, value: field.oneLine.min(1).max(100, 'character_limit_exceeded') },
  date: { ...unscored, value: field.date },
  photo: { ...unscored, files: true, value: z.null() },
  signature: { ...unscored, files: true, value: z.strictObject({ name: field.personName }) },
} as const satisfies Record<ResponseType, Declared>;

/** Schemas of the values of answers, by response type. */
export const answerValue: { readonly [T in ResponseType]: (typeof responses)[T]['value'] } = {
  rating: responses.rating.value,
  pass_fail: responses.pass_fail.value,
  yes_no: responses.yes_no.value,
  number: responses.number.value,
  text: responses.text.value,
  choice: responses.choice.value,
  date: responses.date.value,
  photo: responses.photo.value,
  signature: responses.signature.value,
};

export type AnswerValue<T extends ResponseType = ResponseType> = z.infer<(typeof responses)[T]['value']>;

export const isScored = (type: ResponseType): boolean => responses[type].scored;
