import { expect, it } from 'vitest';
import { fillUntouched } from './fill-untouched.ts';

const opened = { description: '', type: 'request', people: [] as number[] };

it.each([
  ['an untouched form takes all of a draft', {}, { description: 'Old', people: [1] }],
  ['what was entered first stays', { description: 'New' }, { description: 'New', people: [1] }],
  ['also a list', { people: [2] }, { description: 'Old', people: [2] }],
])('%s', (_what, entered, expected) => {
  const draft = { description: 'Old', people: [1] };
  expect(fillUntouched({ ...opened, ...entered }, opened, draft)).toEqual({ ...opened, ...expected });
});
