import { expect, it } from 'vitest';
import { transitionWord } from './entry-title.ts';

it.each([
  ['open', 'in_progress', null, 'begun'],
  ['in_progress', 'on_hold', 'No access', 'held'],
  ['on_hold', 'in_progress', null, 'released'],
  ['scheduled', 'open', null, 'opened'],
  ['in_progress', 'closed', null, 'closed'],
  ['closed', 'open', 'Still dirty', 'reopened'],
  ['closed', 'in_progress', null, 'undone'],
  ['closed', 'open', undefined, 'reopened'],
  ['cancelled', 'open', undefined, 'reopened'],
])('from %s to %s with the reason %s is told as what somebody did: %4$s', (from, to, note, word) => {
  expect(transitionWord({ from, to, ...(note !== undefined && { note }) })).toBe(word);
});
