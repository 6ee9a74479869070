import { expect, it } from 'vitest';
import { carriesWhite } from './email-html.ts';

it.each([
  ['#0f766e', true],
  ['#1f5fbb', true],
  ['#000000', true],
  ['#e8852a', false],
  ['#ffffff', false],
])('white words on %s: %s', (color, readable) => {
  expect(carriesWhite(color)).toBe(readable);
});
