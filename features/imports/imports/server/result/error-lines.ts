import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from '#platform/server/export/escape-formula';
import type { Remark } from '../../contract/index.ts';
import type { Say } from '../import-presenter.ts';
import type { StoredRow } from './import-row-repository.ts';

type ReportedRow = Pick<StoredRow, 'line' | 'outcome' | 'reasons' | 'warnings' | 'source'>;

/** How the file is written, and what its fields are called. */
type Writing = { say: Say; nameOf: (target: string) => string | undefined; delimiter: string };

/** With the delimiter that the file came with, each cell as it was. Cells with any line break and with blanks at their ends are
 * quoted, not only those for which the format asks. */
const asCsv = (lines: readonly (readonly string[])[], { delimiter }: Writing): string =>
  stringify(
    lines.map((cells) => cells.map(escapeFormula)),
    { delimiter, record_delimiter: 'windows', quoted_match: /[\r\n]|^\s|\s$/ },
  );

const inWords = (remark: Remark, { say, nameOf }: Writing): string => {
  const name = nameOf(remark.field);
  return name === undefined ? say(remark) : `${name}: ${say(remark)}`;
};

/** The header of a file of errors. What it adds to the columns is left out when the file comes back: see `makeTable`. */
export const errorHeader = (columns: readonly { name: string }[], writing: Writing): string =>
  asCsv(
    [
      [
        writing.say({ code: 'import_error_line' }),
        ...columns.map(({ name }) => name),
        writing.say({ code: 'import_error_outcome' }),
        writing.say({ code: 'import_error_reasons' }),
      ],
    ],
    writing,
  );

/** Rows with what is wrong with them, to be mended and uploaded again. */
export const errorLines = (rows: readonly ReportedRow[], writing: Writing): string =>
  asCsv(
    rows.map(({ line, outcome, reasons, warnings, source }) => [
      String(line),
      ...source,
      writing.say({ code: `import_outcome_${outcome}` }),
      [...reasons, ...warnings].map((remark) => inWords(remark, writing)).join(' '),
    ]),
    writing,
  );
