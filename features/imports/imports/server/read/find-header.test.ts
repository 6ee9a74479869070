import { expect, it } from 'vitest';
import { findHeader } from './describe-file.ts';
import { findRows } from './find-rows.ts';
import { headerAt, makeTable } from './table.ts';

const known = new Set(['account', 'name', 'city', 'phone', 'property', 'address']);

const countKnown = (names: readonly string[]): number =>
  new Set(names.map((name) => name.replace(':', '').toLowerCase()).filter((name) => known.has(name))).size;

const lineOf = async (text: string): Promise<number | undefined> =>
  findHeader((await findRows(Buffer.from(text))).rows, countKnown)?.line;

it.each([
  ['the first line', 'Account,Name,City\n1,x,Denver\n', 1],
  ['below titles and a blank', 'Client list\n"As of November 1, 2026"\n\nAccount,Name,City\n1,x,Denver\n', 4],
  ['below a title in a file of semicolons', 'Lista de clientes\nAccount;Name;City\n1;x, y, z;Denver\n', 2],
  ['below a title that has two cells', 'Client list,November\nAccount,Name,City\n1,x,Denver\n', 2],
  ['below pairs that look like names', 'Property:,Main,Address:,1 Elm\nAccount,Name,City,x\n1,x,y,z\n', 2],
  ['with few known names', 'Report,Name\nA,B,C,D,E,Account,Name\n1,2,3,4,5,6,7\n', 2],
  ['with no known name, in the first line', 'a,b,c\n1,2,3\n4,5,6\n', 1],
  ['with no known name, below a title', 'Report\na,b,c\n1,2,3\n', 2],
  ['with more names than most rows have cells', 'a,b,c,d\n1,2\n1,2\n', 1],
  ['of one column', 'Names\nx\ny\n', 1],
  ['when there is nothing else', 'a title\n1,2,3\n', 1],
])('finds the header %s', async (_, text, line) => expect(await lineOf(text)).toBe(line));

it('looks no further than the first rows', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => `${at},x,y`);
  expect(await lineOf(`${rows.join('\n')}\nAccount,Name,City\n1,x,Denver\n`)).toBe(1);
});

it('reads what is below the line that was chosen', async () => {
  const file = await findRows(Buffer.from('Title\nA,B\n1,2\n3,4\n'));
  const { columns, rows } = makeTable(file, headerAt(3));
  expect([columns, rows.map(({ line, cells }) => [line, ...cells])]).toEqual([['1', '2'], [[4, '3', '4']]]);
});
