import type { ImportMapping } from '../../contract/index.ts';
import type { AnyKind } from '../kind.ts';
import { describeColumns } from './describe-columns.ts';
import type { Description } from './description.ts';
import { findDecimalMark } from './find-decimal-mark.ts';
import { type CountKnown, findHeader } from './find-header.ts';
import { headerAt, headLines, makeTable, type RawFile, type Table } from './table.ts';

/** Maximum length of a row that is shown to choose the header. */
const maxText = 200;

const countKnown =
  (kind: AnyKind, today: string): CountKnown =>
  (names) =>
    Object.keys(
      kind.guess(
        names.map((name) => ({ name, samples: [], words: [] })),
        today,
      ).columns,
    ).length;

/** Says how the file writes decimals, if it has columns of numbers. */
const withMark = (
  mapping: ImportMapping,
  { columns, rows }: Table,
  { kind, delimiter }: { kind: AnyKind; delimiter: string },
): ImportMapping => {
  const positions = kind.measures.flatMap((target) => {
    const at = columns.indexOf(mapping.columns[target] ?? '');
    return at < 0 ? [] : [at];
  });
  if (positions.length === 0) return mapping;
  const cells = rows.flatMap(({ cells }) => positions.map((at) => cells[at] ?? ''));
  return { ...mapping, decimal_mark: findDecimalMark(cells, delimiter) };
};

type Given = { kind: AnyKind; today: string; line?: number };

/** The columns of a file below its header, with a guessed mapping. `line` is the header that people chose. */
export const describeFile = (file: RawFile, { kind, today, line }: Given): Description => {
  const table = makeTable(
    file,
    line === undefined ? (rows) => findHeader(rows, countKnown(kind, today)) : headerAt(line),
  );
  const columns = describeColumns(table);
  const head = file.rows.slice(0, headLines).map(({ line, cells }) => ({
    line,
    text: cells
      .map((cell) => cell.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join(' · ')
      .slice(0, maxText)
      .toWellFormed(),
  }));
  return {
    columns,
    totalRows: table.rows.length,
    mapping: {
      ...withMark(kind.guess(columns, today), table, { kind, delimiter: file.delimiter }),
      ...(file.since1904 && { day_base: 1904 as const }),
    },
    reading: { header_line: table.header.line, head, delimiter: file.delimiter },
  };
};
