import { expect, it } from 'vitest';
import { readDays } from './read-days.ts';

it.each([
  ['Mon-Fri', [1, 2, 3, 4, 5]],
  ['M-F', [1, 2, 3, 4, 5]],
  ['Monday – Friday', [1, 2, 3, 4, 5]],
  ['Mon thru Sat', [1, 2, 3, 4, 5, 6]],
  ['Fri-Sun', [0, 5, 6]],
  ['M, W, F', [1, 3, 5]],
  ['MWF', [1, 3, 5]],
  ['TTh', [2, 4]],
  ['Mon Wed Fri', [1, 3, 5]],
  ['Tue & Thu', [2, 4]],
  ['Mon-Fri, Sun', [0, 1, 2, 3, 4, 5]],
  ['lunes a viernes', [1, 2, 3, 4, 5]],
  ['L-V', [1, 2, 3, 4, 5]],
  ['LMXJV', [1, 2, 3, 4, 5]],
  ['Mié., sáb. y dom.', [0, 3, 6]],
  ['Daily', [0, 1, 2, 3, 4, 5, 6]],
  ['7 días', [0, 1, 2, 3, 4, 5, 6]],
  ['weekdays', [1, 2, 3, 4, 5]],
  ['Saturday', [6]],
])('reads %s', (text, days) => {
  expect(readDays(text)).toEqual(days);
});

it.each(['', '5x week', 'as needed', 'Mon-', 'M-F-S', 'by request', 'x5'])('does not guess at %s', (text) => {
  expect(readDays(text)).toBeUndefined();
});
