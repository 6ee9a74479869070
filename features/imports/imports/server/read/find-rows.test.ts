import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { Problem } from '#platform/contract/errors';
import { makeSheet, makeWorkbook, textCell } from '../fixtures/make-archive.ts';
import { describeColumns } from './describe-file.ts';
import { findRows } from './find-rows.ts';
import { headerAt, makeTable } from './table.ts';

const read = async (content: string | Uint8Array) => {
  const { columns, rows } = makeTable(await findRows(Buffer.from(content as string)), headerAt());
  return { columns, rows };
};

const refusal = async (content: string | Uint8Array): Promise<unknown> => {
  const error = await read(content).catch((thrown: unknown) => thrown);
  return error instanceof Problem ? error.fields.file?.[0]?.code : error;
};

const cellsOf = async (content: string | Uint8Array) => (await read(content)).rows.map(({ cells }) => cells);

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

describe('CSV', () => {
  const text = 'Número,Ciudad\r\n1,Mayagüez\r\n';
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, the other way round', utf16be(`\ufeff${text}`)],
    ['UTF-16 without its mark', Buffer.from(text, 'utf16le')],
    ['Windows-1252', Buffer.from(text, 'latin1')],
  ])('in %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual({
      columns: ['Número', 'Ciudad'],
      rows: [{ line: 2, cells: ['1', 'Mayagüez'], surplus: false }],
    });
  });

  it.each([',', ';', '\t', '|'])('with %j between its cells', async (delimiter) => {
    expect(await cellsOf(`"a,;b"${delimiter}c\n1${delimiter}"2${delimiter}3"\n`)).toEqual([
      ['1', `2${delimiter}3`],
    ]);
  });

  it('counts lines as a spreadsheet does: blank ones and quoted breaks included', async () => {
    const { rows } = await read('a,b\n"1\n1",2\n\n,\n3,4\n');
    expect(rows).toEqual([
      { line: 2, cells: ['1\n1', '2'], surplus: false },
      { line: 5, cells: ['3', '4'], surplus: false },
    ]);
    expect((await read('sep=;\na;b\n1;2\n')).rows[0]?.line).toBe(3);
  });

  it('fills short rows up and marks long ones', async () => {
    expect((await read('a,b\n1\n1,2,3\n1,2,,\n')).rows.map(({ cells, surplus }) => [cells, surplus])).toEqual(
      [
        [['1', ''], false],
        [['1', '2'], true],
        [['1', '2'], false],
      ],
    );
  });

  it('names columns once each, and drops empty ones at the end', async () => {
    expect((await read('Name,,Name,name, \n1,2,3,4,\n')).columns).toEqual(['Name', '#2', 'Name (2)', 'name']);
  });

  it('keeps odd quotes', async () => {
    expect(await cellsOf('a,b\n19-10 HAZEN ST,"SPACE C"""""\nB" LOT",x\n')).toEqual([
      ['19-10 HAZEN ST', 'SPACE C""'],
      ['B" LOT"', 'x'],
    ]);
  });

  it.each([
    ['a blank before it', 'a,b\nSP-1, "Smith, Jones LLC"\n', [['SP-1', 'Smith, Jones LLC']]],
    ['a blank behind it', 'a,b\nSP-1,"Smith Jones" \n', [['SP-1', 'Smith Jones']]],
    ['blanks and a line break', 'a,b\nSP-1,\t "x\n""y"" z"\n', [['SP-1', 'x\n"y" z']]],
    ['tabs as delimiters', 'a\tb\tc\n\t\t"x\ty"\n', [['', '', 'x\ty']]],
  ])('reads a cell in quotes with %s', async (_, text, rows) => expect(await cellsOf(text)).toEqual(rows));

  it('takes off the mark that our own files put before formulas', async () => {
    expect(await cellsOf("a,b\n'=1+1,'plain\n'-,'-5\n")).toEqual([
      ['=1+1', "'plain"],
      ['-', "'-5"],
    ]);
  });

  it('reads what no database keeps: zeros and halves of characters', async () => {
    expect(await cellsOf('a,b\nx\0y,z\n')).toEqual([['xy', 'z']]);
    expect(await cellsOf(Buffer.from('\ufeffa,b\nx\ud83d,z\n', 'utf16le'))).toEqual([['x\ufffd', 'z']]);
  });

  it('loses no more than a cell to a byte that is not UTF-8', async () => {
    const rest = 'Número,Ciudad\n1,Mayagüez\n2,';
    const bytes = Buffer.concat([
      Buffer.from(rest),
      Buffer.from('Bayamón\n', 'latin1'),
      Buffer.from('3,Añasco ‐ 😀\n'),
    ]);
    const { columns, rows } = await read(bytes);
    expect(columns).toEqual(['Número', 'Ciudad']);
    expect(rows).toEqual([
      { line: 2, cells: ['1', 'Mayagüez'], surplus: false },
      { line: 3, cells: ['2', 'Bayamón'], surplus: false, strange: [1] },
      { line: 4, cells: ['3', 'Añasco ‐ 😀'], surplus: false },
    ]);
  });

  it('takes a file without any character of UTF-8 for Windows-1252 as a whole', async () => {
    const bytes = Buffer.concat([
      Buffer.from('Número,B\n1,', 'latin1'),
      Buffer.from([0x80, 0x93, 0x94]),
      Buffer.from('\n'),
    ]);
    expect(await read(bytes)).toEqual({
      columns: ['Número', 'B'],
      rows: [{ line: 2, cells: ['1', '€“”'], surplus: false }],
    });
  });

  it.each([
    ['a list with semicolons inside commas', 'a,b,c\n1,x;y;z;w,3\n2,x;y;z;w,3\n', ['1', 'x;y;z;w', '3']],
    [
      'addresses with commas inside semicolons',
      'a;b\n1;1 Elm St, Suite 2, Bldg 3\n',
      ['1', '1 Elm St, Suite 2, Bldg 3'],
    ],
  ])('sees the delimiter of %s', async (_, text, first) => expect((await cellsOf(text))[0]).toEqual(first));

  it.each([
    ['', 'import_file_empty'],
    ['\n\n', 'import_file_empty'],
    ['a,b\n', 'import_file_empty'],
    ['a,b\n,\n', 'import_file_empty'],
    ['a\n"never closed', 'import_file_unreadable'],
    [`${Array.from({ length: 201 }, (_, at) => at).join(',')}\n1\n`, 'import_too_many_columns'],
    [`a,b\n${','.repeat(200)}\n1,2\n`, 'import_too_many_columns'],
    [','.repeat(9_000_000), 'import_too_many_columns'],
    [`a\n${'1\n'.repeat(50_001)}`, 'import_too_many_rows'],
  ])('%.20j is refused', async (content, code) => expect(await refusal(content)).toBe(code));

  it('takes 50,000 rows', async () => {
    expect((await read(`a\n${'1\n'.repeat(50_000)}`)).rows).toHaveLength(50_000);
  });
});

describe('XLSX', () => {
  it('shows the errors of cells, also where a row or the end of the sheet has nothing else', async () => {
    const error = (name: string, value: string, formula = '') =>
      `<c r="${name}" s="0" t="e">${formula}<v>${value}</v></c>`;
    const bytes = makeSheet(
      `<row r="1">${textCell('A1', 'a')}${textCell('B1', 'b')}${textCell('C1', 'c')}</row>
      <row r="2">${textCell('A2', 'x')}${error('B2', '#N/A', '<f>VLOOKUP(A2,Z:Z,1)</f>')}${textCell('C2', 'z')}</row>
      <row r="3">${error('B3', '#REF!', '<f t="shared" si="0"/>')}</row>
      <row r="5">${error('C5', '#DIV/0!')}<c r="D5" t="e"/></row>`,
    );
    expect((await read(bytes)).rows).toEqual([
      { line: 2, cells: ['x', '#N/A', 'z'], surplus: false },
      { line: 3, cells: ['', '#REF!', ''], surplus: false },
      { line: 5, cells: ['', '', '#DIV/0!'], surplus: true },
    ]);
  });

  it('reads the first sheet as text', async () => {
    const text = (value: string) => ({ value, type: String });
    const bytes = await writeXlsxFile([
      [text('Zip'), text('Opened'), text('Size'), text('Open'), text('Name')],
      [
        { value: 6103, type: Number },
        { value: new Date('1933-01-02T00:00:00Z'), type: Date, format: 'mm/dd/yyyy' },
        { value: 0.1 + 0.2, type: Number },
        { value: true, type: Boolean },
        text(' José '),
      ],
      [null, null, null, null, null],
      [text('x'), null, null, null, null],
    ]).toBuffer();
    expect(await read(bytes)).toEqual({
      columns: ['Zip', 'Opened', 'Size', 'Open', 'Name'],
      rows: [
        { line: 2, cells: ['6103', '1933-01-02', '0.3', 'TRUE', ' José '], surplus: false },
        { line: 4, cells: ['x', '', '', '', ''], surplus: false },
      ],
    });
  });

  it.each([
    [false, '45000', false],
    [true, '43538', true],
  ])('reads days of workbooks, which may count from 1904 (%j)', async (since1904, day, answered) => {
    const rows = `<row r="1">${textCell('A1', 'Date')}${textCell('B1', 'Number')}</row><row r="2"><c r="A2" s="1"><v>${day}</v></c><c r="B2"><v>${day}</v></c></row>`;
    const file = await findRows(makeSheet(rows, { since1904 }));
    expect([file.rows[1]?.cells, file.since1904]).toEqual([['2023-03-15', day], answered]);
  });

  it('refuses archives that are none, broken, or unpack to too much', async () => {
    const whole = await writeXlsxFile([
      [{ value: 'a', type: String }],
      [{ value: 'b', type: String }],
    ]).toBuffer();
    expect(await refusal('PK and nothing more')).toBe('import_file_unreadable');
    expect(await refusal(whole.subarray(0, whole.length - 30))).toBe('import_file_unreadable');
    expect(await refusal(bomb(250_000_000))).toBe('import_file_too_heavy');
  });

  it.each([
    [
      'beyond any sheet',
      '<row r="999999999999"><c r="ZZZZZZ999999999999"><v>1</v></c></row>',
      '999999999999',
    ],
    ['in the last corner', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>', 'XFD1048576'],
    ['in a far column', '<row r="2"><c t="n" r="GS2"><f>1</f></c></row>', 'GS2'],
    ['under a name in disguise', '<row r="2"><c r="GS&#50;"><v>1</v></c></row>', 'GS&#50;'],
  ])('names a cell %s instead of making room for all before it', async (_, row, cell) => {
    const before = performance.now();
    const error = await read(makeSheet(`<row r="1">${textCell('A1', 'a')}</row>${row}`)).catch(
      (thrown) => thrown,
    );
    const values = { cell, columns: 200, rows: 200_000 };
    expect(error.fields).toEqual({ file: [{ code: 'import_cell_too_far', values }] });
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('takes formats and heights of lines far away for what they are: nothing', async () => {
    const blank = '<row r="3"><c r="XFD3" s="1"/></row><row r="1048576" ht="12"><c r="A1048576"></c></row>';
    const rows = `<row r="1">${textCell('A1', 'a')}</row><row r="2">${textCell('A2', 'b')}</row>${blank}`;
    expect(await cellsOf(makeSheet(rows))).toEqual([['b']]);
  });

  it('counts rows with something in them while it looks at their cells', async () => {
    const rows = Array.from(
      { length: 50_002 },
      (_, at) => `<row r="${at + 1}">${textCell(`A${at + 1}`, 'x')}</row>`,
    );
    expect(await refusal(makeSheet(rows.join('')))).toBe('import_too_many_rows');
  });

  it('refuses padding before it is read', async () => {
    const padded = makeWorkbook(`<worksheet>${' '.repeat(8_000_000)}`);
    expect(padded.length).toBeLessThan(10_000);
    const before = performance.now();
    expect(await refusal(padded)).toBe('import_file_too_heavy');
    expect(performance.now() - before).toBeLessThan(10_000);
  });

  it('refuses one text repeated until it is more than any file may hold', async () => {
    const repeated = (length: number) =>
      writeXlsxFile(
        Array.from({ length: 2000 }, () => [{ value: 'x'.repeat(length), type: String }]),
      ).toBuffer();
    expect(await refusal(await repeated(25_000))).toBe('import_file_too_heavy');
    expect((await read(await repeated(25))).rows).toHaveLength(1999);
  });
});

/** An archive of one entry of zeros that says nothing about its size. */
const bomb = (size: number): Buffer => {
  const packed = deflateRawSync(Buffer.alloc(size));
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
};

describe('describeColumns', () => {
  it('shows samples, and all words of a column that has few', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => `${at},${at % 2 ? 'ACTIVE' : 'EXCESS'}, `);
    expect(describeColumns(await read(`a,b,c\n${rows.join('\n')}`))).toEqual([
      { name: 'a', samples: ['0', '1', '2'], words: [] },
      { name: 'b', samples: ['EXCESS', 'ACTIVE'], words: ['EXCESS', 'ACTIVE'] },
      { name: 'c', samples: [], words: [] },
    ]);
  });
});
