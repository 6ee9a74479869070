import type { Question, Section } from '../../contract/index.ts';

type Cell = string | number;

const yesNo = (value: boolean): Cell => (value ? 'yes' : 'no');

/** Separates the options of a question in one cell. */
const between = ' | ';

/** Columns of a CSV file, which has one line per question. Names and values are not translated, so that files can be
 * exchanged between languages. */
export const sectionColumns = {
  section: ({ title }) => title,
  section_weight: ({ weight }) => weight,
  repeat: ({ repeat }) => repeat,
  instructions: ({ instructions }) => instructions,
} as const satisfies Record<string, (section: Section) => Cell>;

export const questionColumns = {
  question: ({ label }) => label,
  help: ({ help }) => help,
  response_type: ({ response_type }) => response_type,
  required: ({ required }) => yesNo(required),
  weight: ({ weight }) => weight,
  scale: ({ scale }) => scale ?? '',
  critical: ({ critical }) => yesNo(critical),
  photo: ({ photo }) => photo,
  comment: ({ comment }) => comment,
  default_priority: ({ default_priority }) => default_priority,
  allow_na: ({ allow_na }) => yesNo(allow_na),
  options: ({ options }) => options.join(between),
} as const satisfies Record<string, (question: Question) => Cell>;

/** Fields of a template whose column has another name. */
export const columnOfField: Readonly<Record<string, string>> = {
  title: 'section',
  label: 'question',
  common_area_type_id: 'area_type',
};

type Read = (text: string) => unknown;

const asIs: Read = (text) => text;

/** A number; text that is not one stays as it is, so that the refusal can name it. */
const number: Read = (text) => (text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text);

const bool: Read = (text) => {
  const word = text.trim().toLocaleLowerCase();
  if (['yes', 'true', '1', 'sí', 'si'].includes(word)) return true;
  return ['no', 'false', '0'].includes(word) ? false : text;
};

export const readSection: Readonly<Record<string, readonly [field: string, read: Read]>> = {
  section: ['title', asIs],
  section_weight: ['weight', number],
  repeat: ['repeat', asIs],
  area_type: ['common_area_type', asIs],
  instructions: ['instructions', asIs],
};

export const readQuestion: Readonly<Record<string, readonly [field: string, read: Read]>> = {
  question: ['label', asIs],
  help: ['help', asIs],
  response_type: ['response_type', asIs],
  required: ['required', bool],
  weight: ['weight', number],
  scale: ['scale', asIs],
  critical: ['critical', bool],
  photo: ['photo', asIs],
  comment: ['comment', asIs],
  default_priority: ['default_priority', asIs],
  allow_na: ['allow_na', bool],
  options: [
    'options',
    (text) =>
      text
        .split('|')
        .map((option) => option.trim())
        .filter(Boolean),
  ],
};
