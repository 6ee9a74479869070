import { describe, expect, it } from 'vitest';
import { beyondTitle, derivedTitle, titleWords } from './derived-title.ts';

const family = '👩‍👩‍👧‍👦';
const text = (length: number) => 'a'.repeat(length);

describe('the title of a description', () => {
  it.each([
    ['a short one is all of it', 'Wipe the glass', 'Wipe the glass'],
    ['80 units fit', text(80), text(80)],
    ['the 81st is cut off', text(81), text(80)],
    ['a pair that ends at the limit stays', `${text(78)}😀${text(9)}`, `${text(78)}😀`],
    ['a pair across the limit goes', `${text(79)}😀${text(9)}`, text(79)],
    ['so does a family', `${text(75)}${family}${text(9)}`, text(75)],
    ['and a letter with its accent', `${text(79)}e\u0301${text(9)}`, text(79)],
    ['a flag is one character', `${text(78)}🇨🇱${text(9)}`, text(78)],
    ['a letter buried in marks is cut', `a${'\u0301'.repeat(200)}`, `a${'\u0301'.repeat(79)}`],
  ])('%s', (_, description, title) => {
    expect(derivedTitle(description)).toBe(title);
  });
});

it.each([
  ['a whole one stays', 'Wipe the glass', 'Wipe the glass'],
  [
    'a cut one ends with a whole word',
    `${'word '.repeat(15)}cut-off`.slice(0, 80),
    `${'word '.repeat(15).trim()}…`,
  ],
])('of a title that people read, %s', (_, title, words) => expect(titleWords(title)).toBe(words));

const long = `${'Lobby glass has fingerprints on both entrance doors. '.repeat(2)}Tenant complained.`;

it.each([
  ['the same', 'Mop the lobby', 'Mop the lobby', null],
  ['something else', 'Mop', 'The lobby is wet.', 'The lobby is wet.'],
  [
    'the title as its first sentence',
    'Mop the lobby',
    'Mop the lobby. Use the red bucket.',
    'Use the red bucket.',
  ],
  ['nothing but a full stop beyond it', 'Mop the lobby', 'Mop the lobby.', null],
])('of a description that is %s, what the title does not say', (_, title, description, beyond) => {
  expect(beyondTitle(title, description)).toBe(beyond);
});

it('goes on where a title that was cut ends', () => {
  const title = derivedTitle(long);
  const beyond = beyondTitle(title, long) ?? '';
  const read = `${titleWords(title).replace('…', '')} ${beyond.replace('…', '')}`;
  expect(read).toBe(long);
});
