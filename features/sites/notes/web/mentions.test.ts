import { expect, it } from 'vitest';
import { mentionedIn, mentionParts } from './mentions.ts';
import { mentionAt, withMention } from './typed-mention.ts';

const people = [
  { id: 1, name: 'Ana' },
  { id: 2, name: 'Ana Ruiz' },
  { id: 3, name: "Seán O'Neil" },
];

it.each([
  ['Ask @an', 7, { start: 4, typed: 'an' }],
  ['@', 1, { start: 0, typed: '' }],
  ['@Ana Ru', 7, { start: 0, typed: 'Ana Ru' }],
  ['mail me at a@b', 14, undefined],
  ['Ask @an later on', 16, undefined],
  ['@O’Ne', 5, { start: 0, typed: 'O’Ne' }],
  ['Ask @an later', 6, { start: 4, typed: 'a' }],
])('%s at %i: what is being typed', (text, caret, expected) => {
  expect(mentionAt(text, caret)).toEqual(expected);
});

it('puts the name in the place of what was typed', () => {
  expect(withMention('Ask @an now', { start: 4, typed: 'an' }, 'Ana Ruiz')).toEqual({
    text: 'Ask @Ana Ruiz now',
    caret: 14,
  });
});

it('finds the longest name, and no name inside a longer word', () => {
  expect(mentionedIn("@Ana Ruiz and @Seán O'Neil, @Ana Ruiz!", people)).toEqual([2, 3]);
  expect(mentionedIn('@Anabel, @ana, @Ana.', people)).toEqual([1]);
  expect(mentionParts('Hi @Ana!', people)).toEqual([
    { at: 0, text: 'Hi ' },
    { at: 3, text: '@Ana', person: people[0] },
    { at: 7, text: '!' },
  ]);
});
