import fc from 'fast-check';
import { expect, it } from 'vitest';
import { importMessages } from '../../contract/index.ts';
import { findHeader } from '../read/describe-file.ts';
import { findRows } from '../read/find-rows.ts';
import { makeTable, type Table } from '../read/table.ts';
import { errorHeader, errorLines } from './download-import-errors.ts';

const languages = [importMessages.en, importMessages.es];

type Language = Readonly<Record<string, string>>;

const read = async (text: string): Promise<Table> =>
  makeTable(await findRows(Buffer.from(text)), (rows) =>
    findHeader(rows, (names) => names.filter((name) => /^(Account|Name|City)$/.test(name)).length),
  );

const errorFile = ({ columns, rows }: Table, delimiter: string, language: Language): string => {
  const say = ({ code }: { code: string }) => language[code] ?? code;
  const writing = { say, nameOf: () => undefined, delimiter };
  const reported = rows.map(({ line, cells: source }) => ({
    line,
    source,
    outcome: 'invalid' as const,
    warnings: [],
    reasons: [{ field: 'zip', code: 'a "reason"; with, all\nsorts' }],
  }));
  const named = columns.map((name) => ({ name }));
  return `\ufeff${errorHeader(named, writing)}${errorLines(reported, writing)}`;
};

const cellsOf = ({ columns, rows }: Table) => [columns, ...rows.map(({ cells }) => cells)];

it('quotes a cell for any line break in it, and keeps the delimiter', async () => {
  const table = await read('Account;Name\n1;"a\nb"\n2;"c\rd"\n3;"e;f"\n');
  expect(errorFile(table, ';', importMessages.en).split('\r\n').slice(0, 4)).toEqual([
    '\ufeffLine;Account;Name;Outcome;Reasons',
    '2;1;"a\nb";Rejected;"a ""reason""; with, all\nsorts"',
    '3;2;"c\rd";Rejected;"a ""reason""; with, all\nsorts"',
    '4;3;"e;f";Rejected;"a ""reason""; with, all\nsorts"',
  ]);
});

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(...'"\',;\t|\r\n =+-@＝ａ 1.\u00a0\u2028\ufeff\0\ud83d\\'.split(''), '""', '\r\n'),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join('')),
  fc.constantFrom('Line', 'Outcome', 'City', 'Name', '=1+1', "'=1", '-', '007', 'Total', ' x ', '\tx'),
);

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

it('gives the same rows when it comes back, whatever their cells hold', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(hostile, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom(...languages),
      async (rows, delimiter, language) => {
        const lines = [['Account', 'Name', 'City'], ...rows].map((cells) =>
          cells.map(quoted).join(delimiter),
        );
        const file = await read(`${lines.join('\n')}\nlast${delimiter}row${delimiter}x\n`);
        const again = await read(errorFile(file, delimiter, language));
        expect(cellsOf(again)).toEqual(cellsOf(file));
        // And once more: what is added does not pile up.
        expect(cellsOf(await read(errorFile(again, delimiter, language)))).toEqual(cellsOf(file));
      },
    ),
    { numRuns: 300 },
  );
});
