import type { Question, Section } from '../../contract/index.ts';

type Cell = string | number;

const yesNo = (value: boolean): Cell => (value ? 'yes' : 'no');

/** Stands between the options of a question in one cell. */
const between = ' | ';

/** Columns of a file of lines, one line a question. Their names are the same in every language, as are the words of
 * rules, so that a file goes from anybody to anybody. */
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

/** What the fields of a template are called in the file. */
export const columnOfField: Readonly<Record<string, string>> = {
  title: 'section',
  label: 'question',
  common_area_type_id: 'area_type',
};

type Read = (text: string) => unknown;

const asIs: Read = (text) => text;

/** A number, or what is no number, for the refusal to name. */
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
