import { expect, it } from 'vitest';
import { findRows } from './find-rows.ts';
import { headerAt, makeTable } from './table.ts';

const swallowedIn = async (text: string) =>
  makeTable(await findRows(Buffer.from(text)), headerAt()).rows.map(({ line, swallowed }) => [
    line,
    swallowed,
  ]);

it('sees rows that a quotation mark too many has swallowed', async () => {
  const rows = ['1,"Smith,Denver', '2,Jones,Denver', '3,Lee,Denver', '4,"Park",Denver', '5,Vale,Denver'];
  expect(await swallowedIn(`Account,Name,City\n${rows.join('\n')}\n`)).toEqual([
    [2, 1],
    [3, undefined],
  ]);
});

it.each([
  ['1,"Call Dana\nthen Ravi\nthen Noor",x'],
  ['1,"Dana, Ravi\nNoor, Ana\nLee, Kim",x'],
  ['1,"one\n2,two,three",x'],
])('takes the lines of %j for what they are', async (row) => {
  expect(await swallowedIn(`Account,Notes,City\n${row}\n`)).toEqual([[2, undefined]]);
});
