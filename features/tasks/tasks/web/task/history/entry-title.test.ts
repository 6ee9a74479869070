import { expect, it } from 'vitest';
import { transitionWord } from './entry-title.ts';

it.each([
  ['open', 'in_progress', null, 'begin'],
  ['in_progress', 'on_hold', 'No access', 'hold'],
  ['on_hold', 'in_progress', null, 'release'],
  ['scheduled', 'open', null, 'open'],
  ['in_progress', 'closed', null, 'close'],
  ['closed', 'open', 'Still dirty', 'reopen'],
  ['closed', 'in_progress', null, 'undo'],
  ['closed', 'open', undefined, 'reopen'],
  ['cancelled', 'open', undefined, 'reopen'],
])('from %s to %s with the reason %s is told as what somebody did: %4$s', (from, to, note, word) => {
  expect(transitionWord({ from, to, ...(note !== undefined && { note }) })).toBe(word);
});
