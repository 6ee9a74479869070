import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { invalid } from '#platform/contract/errors';
import { escapeFormula, unescapeFormula } from '#platform/server/export/escape-formula';
import { type Question, responses, type Section, scaleKeyOf } from '../../contract/index.ts';
import type { StoredTemplate } from '../template/template-repository.ts';
import { columnOfField, questionColumns, readQuestion, readSection, sectionColumns } from './csv-columns.ts';
import type { Own, Portable } from './template-of-file.ts';

const safe = (cell: string | number) => (typeof cell === 'string' ? escapeFormula(cell) : cell);

/** The lines of a section; one line if it has no questions. */
const linesOf = (section: Section, areaType: string) => {
  const first = [...Object.values(sectionColumns).map((cell) => safe(cell(section))), areaType];
  const none = Object.keys(questionColumns).map(() => '');
  const questions = section.questions.map((one) =>
    Object.values(questionColumns).map((cell) => safe(cell(one))),
  );
  return (questions.length > 0 ? questions : [none]).map((cells) => [...first, ...cells]);
};

/** A CSV file cannot hold the scale of the template, so each question names its scale. */
const withScale = (question: Question, ofTemplate: string): Question =>
  responses[question.response_type].scale
    ? question
    : { ...question, scale: scaleKeyOf(question, ofTemplate) };

export const writeCsv = ({ content, scale }: StoredTemplate, { areas }: Own): string =>
  stringify(
    [
      [...Object.keys(sectionColumns), 'area_type', ...Object.keys(questionColumns)],
      ...content.sections.flatMap((section) =>
        linesOf(
          { ...section, questions: section.questions.map((one) => withScale(one, scale)) },
          areas.find(({ id }) => id === section.common_area_type_id)?.key ?? '',
        ),
      ),
    ],
    { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );

type Line = Record<string, string>;

const parseLines = (text: string): Line[] => {
  try {
    return parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLocaleLowerCase()),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      cast: (cell, { header }) => (header ? cell : unescapeFormula(cell)),
    }) as Line[];
  } catch {
    throw invalid({ text: ['template_import_format'] });
  }
};

const read = (line: Line, columns: typeof readSection): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([column, [field, of]]) => {
      const cell = line[column];
      return cell ? [[field, of(cell)]] : [];
    }),
  );

type Read = { section: Record<string, unknown>; questions: Record<string, unknown>[]; lines: number[] };

/** Consecutive lines with the same title are one section. `lines` counts as in the file, whose first line is the header. */
const sectionsOf = (lines: readonly Line[]): Read[] => {
  const sections: Read[] = [];
  for (const [at, line] of lines.entries()) {
    let last = sections.at(-1);
    if (!last || (line.section && line.section !== last.section.title)) {
      last = { section: read(line, readSection), questions: [], lines: [] };
      sections.push(last);
    }
    if (!line.question && last.lines.length === 0 && !line.response_type) continue;
    last.questions.push(read(line, readQuestion));
    last.lines.push(at + 2);
  }
  return sections;
};

export type DescribeLine = (line: number, column: string) => string;

export const readCsv = (text: string, name: string, say: DescribeLine): Portable => {
  const sections = sectionsOf(parseLines(text));
  if (!sections.some(({ questions }) => questions.length > 0))
    throw invalid({ text: ['template_import_format'] });
  const placeOf = (field: string): string => {
    const [, , section = '', part = '', question = '', ...rest] = field.split('.');
    const found = sections[Number(section)];
    const column = (part === 'questions' ? rest[0] : part) || part || field;
    const line = found?.lines[part === 'questions' ? Number(question || 0) : 0];
    return line === undefined ? field : say(line, columnOfField[column] ?? column);
  };
  return {
    head: { name },
    scales: [],
    sections: sections.map(({ section, questions }) => ({
      ...section,
      questions: questions.map((one) => ({ response_type: 'rating', ...one })),
    })),
    placeOf,
  };
};
