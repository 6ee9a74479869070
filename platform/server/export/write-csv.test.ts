import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { ExportColumn } from './export-column.ts';
import { writeCsv } from './write-csv.ts';

const column: ExportColumn<string> = { id: 'title', header: 'Title', value: (row) => row };

async function* batch(rows: string[]) {
  yield rows;
}

it.each([
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['that of Windows', 'one\r\ntwo', '"one\r\ntwo"'],
  ['that of an old Mac', 'one\rtwo', '"one\rtwo"'],
  ['a quote and a comma', 'a "b", c', '"a ""b"", c"'],
  ['plain text', 'one', 'one'],
])('keeps a cell with %s in one record', async (_what, cell, written) => {
  const target = new PassThrough();
  const [csv] = await Promise.all([text(target), writeCsv(batch([cell]), [column], target)]);
  expect(csv.replace('\u{feff}', '')).toBe(`Title\r\n${written}\r\n`);
});
