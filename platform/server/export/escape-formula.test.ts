import { expect, it } from 'vitest';
import { escapeFormula } from './escape-formula.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+cmd', "'+cmd"],
  ['-cmd', "'-cmd"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['|cmd', "'|cmd"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－2+3', "'－2+3"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['a|b', 'a|b'],
  ['a＝b', 'a＝b'],
  ['-12.5', '-12.5'],
  ['-3', '-3'],
  ['+1', '+1'],
  ['-1+cmd', "'-1+cmd"],
  ['plain', 'plain'],
  ['', ''],
])('%j is written as %j', (text, cell) => expect(escapeFormula(text)).toBe(cell));
