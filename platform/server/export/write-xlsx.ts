import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { escapeFormula } from './escape-formula.ts';
import type { ExportColumn, ExportValue } from './export-column.ts';
import { zipBytes } from './zip-entries.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org';
const main = `${office}/spreadsheetml/2006/main`;
const relationships = `${office}/package/2006/relationships`;
const document = `${office}/officeDocument/2006/relationships`;
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Control characters, which XML does not allow, are removed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);

/** Styles of cells, by their index in `styles`. */
const style = { plain: 0, header: 1, date: 2, dateTime: 3 } as const;

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="mm/dd/yyyy"/><numFmt numFmtId="165" formatCode="mm/dd/yyyy\\ h:mm\\ AM/PM"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** Days since 1899-12-30, as spreadsheets count dates. */
const serialOf = (wall: string): number =>
  Date.parse(`${wall.length > 10 ? wall : `${wall}T00:00`}Z`) / 86_400_000 + 25_569;

/** Letters of a column: `A`, `B` ... `Z`, `AA`. */
const letters = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : letters(Math.floor(at / 26) - 1) + letters(at % 26);

const textCell = (place: string, text: string, as: number): string =>
  `<c r="${place}" t="inlineStr" s="${as}"><is><t xml:space="preserve">${escaped(escapeFormula(text))}</t></is></c>`;

const cellOf = (place: string, value: ExportValue): string => {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
  if (typeof value === 'string') return textCell(place, value, style.plain);
  const as = value.wall.length > 10 ? style.dateTime : style.date;
  return `<c r="${place}" s="${as}"><v>${serialOf(value.wall)}</v></c>`;
};

const rowOf = (line: number, cells: readonly string[]): string => `<row r="${line}">${cells.join('')}</row>`;

async function* sheetOf<R>(batches: AsyncIterable<readonly R[]>, columns: readonly ExportColumn<R>[]) {
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns.length}" width="20" customWidth="1"/></cols><sheetData>`;
  const names = columns.map((_, at) => letters(at));
  let line = 1;
  yield rowOf(
    line,
    columns.map(({ header }, at) => textCell(`${names[at]}1`, header, style.header)),
  );
  for await (const rows of batches) {
    let xml = '';
    for (const row of rows) {
      line += 1;
      xml += rowOf(
        line,
        columns.map(({ value }, at) => cellOf(`${names[at]}${line}`, value(row))),
      );
    }
    yield xml;
  }
  yield '</sheetData></worksheet>';
}

const parts = {
  '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${document}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${document}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${document}/styles" Target="styles.xml"/></Relationships>`,
};

/** At most 31 characters, without those that Excel refuses in the name of a sheet. */
const sheetName = (title: string): string => escaped(title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31));

/** Writes one sheet. Rows are written as they arrive, so that only one batch is in memory. */
export const writeXlsx = <R>(
  batches: AsyncIterable<readonly R[]>,
  columns: readonly ExportColumn<R>[],
  title: string,
  target: Writable,
  signal?: AbortSignal,
): Promise<void> => {
  const workbook = `${head}<workbook xmlns="${main}" xmlns:r="${document}"><sheets><sheet name="${sheetName(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  return pipeline(
    Readable.from(
      zipBytes([
        ...Object.entries(parts).map(([name, xml]) => ({ name, text: [head + xml] })),
        { name: 'xl/workbook.xml', text: [workbook] },
        { name: 'xl/styles.xml', text: [styles] },
        { name: 'xl/worksheets/sheet1.xml', text: sheetOf(batches, columns) },
      ]),
    ),
    target,
    { signal },
  );
};
