import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from '#platform/server/export/escape-formula';
import type { FileAnswer } from '#platform/server/http/call';
import { scopeOf } from '#platform/server/http/person';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { canMap, type ImportCalls, type Remark } from '../../contract/index.ts';
import type { Translate } from '../import-presenter.ts';
import type { ImportRecord } from '../import-repository.ts';
import type { AnyKind, CleanTableRow } from '../kind.ts';
import { isWritten } from '../rows/rows-of-file.ts';
import { judgeNow } from '../run/judge-now.ts';
import { readImportFile, requireImport } from '../run/read-import-file.ts';
import { rowsAfter, type StoredRow } from './import-row-repository.ts';

type ReportedRow = Pick<StoredRow, 'line' | 'outcome' | 'reasons' | 'warnings' | 'source'>;

/** How the file is written, and what its fields are called. */
type Writing = { say: Translate; nameOf: (target: string) => string | undefined; delimiter: string };

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

const pageSize = 2000;

const answer = (record: ImportRecord, lines: string): FileAnswer => ({
  // The byte order mark tells Excel that this is UTF-8.
  body: `\ufeff${lines}`,
  mime: 'text/csv; charset=utf-8',
  name: `${record.file_name.replace(/\.[^.]*$/, '')}-errors.csv`,
  attachment: true,
});

type Ready = { record: ImportRecord; cleaned: CleanTableRow[] | null };

/** Before the first run the file of errors comes from a dry run with the mapping of the latest preview. */
export const downloadImportErrors = (kind: AnyKind) =>
  preparedHandler<ImportCalls['errors'], Ready>({
    prepare: async ({ wiring, person, params }) => {
      const record = await requireImport(wiring, scopeOf(person), { kind: kind.name, id: params.id });
      const { mapping } = record;
      return {
        record,
        cleaned: canMap(record) ? await readImportFile(wiring, { kind, record, mapping }) : null,
      };
    },
    run: async (call, { record, cleaned }) => {
      const { tenant, params, say, locale } = call;
      const { targets } = kind.texts[locale];
      const { delimiter = ',' } = record.reading;
      const writing = { say, delimiter, nameOf: (target: string) => targets[target] };
      let text = errorHeader(record.columns, writing);
      if (cleaned) {
        const { mapping } = record;
        const { judged } = await judgeNow(kind, call, { id: params.id, mapping, cleaned });
        const unwritten = judged
          .filter((row) => !isWritten(row) || row.warnings.length > 0)
          .map((row) => ({ ...row, source: row.cells }));
        return answer(record, text + errorLines(unwritten, writing));
      }
      let rows: StoredRow[] = [];
      do {
        rows = await rowsAfter(tenant, params.id, 'error', rows.at(-1)?.line ?? 0, pageSize);
        text += errorLines(rows, writing);
      } while (rows.length === pageSize);
      return answer(record, text);
    },
  });
