import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { escapeFormula } from './escape-formula.ts';
import type { ExportColumn, ExportValue } from './export-column.ts';

const cellOf = (value: ExportValue): string | number => {
  if (value === null) return '';
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? escapeFormula(value) : value.wall.replace('T', ' ');
};

async function* linesOf<R>(batches: AsyncIterable<readonly R[]>, columns: readonly ExportColumn<R>[]) {
  yield columns.map(({ header }) => escapeFormula(header));
  for await (const rows of batches) {
    for (const row of rows) yield columns.map(({ value }) => cellOf(value(row)));
  }
}

/** UTF-8 with a byte order mark, by which Excel recognizes it; dates in ISO format, which every spreadsheet reads as
 * dates. */
export const writeCsv = <R>(
  batches: AsyncIterable<readonly R[]>,
  columns: readonly ExportColumn<R>[],
  target: Writable,
  signal?: AbortSignal,
): Promise<void> =>
  pipeline(
    Readable.from(linesOf(batches, columns)),
    // Quote cells with any kind of line break, not only the one that ends records.
    stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ }),
    target,
    { signal },
  );
