import { describe, expect, it } from 'vitest';
import { longText, name, personName, timestamp } from './fields.ts';
import { tidy } from './tidy.ts';

describe('tidy', () => {
  it.each([
    ['keeps lines, tabs, accents and emoji', 'a\n\tñ 👩‍👩‍👧', 'a\n\tñ 👩‍👩‍👧'],
    ['keeps right-to-left words', 'مرحبا', 'مرحبا'],
    ['drops NUL and other controls', 'a\u0000b\u0007', 'ab'],
    ['drops direction overrides', '\u202eabc\u2066', 'abc'],
    ['empties what cannot be seen', '\u200b \u200d', ''],
  ])('%s', (_, given, kept) => expect(tidy(given)).toBe(kept));
});

it('a name of nothing visible is missing', () => {
  expect(name.safeParse('\u200b').success).toBe(false);
  expect(longText.parse(' a\u0000 ')).toBe('a');
});

it('a name is one line', () => {
  expect(personName.parse('Ana\r\nBcc: x@example.com')).toBe('Ana Bcc: x@example.com');
  expect(name.parse('North\u2028\tTower ')).toBe('North Tower');
  expect(longText.parse('one\n\ntwo')).toBe('one\n\ntwo');
});

it('a moment of the year 0 is refused', () => {
  expect(timestamp.safeParse('0000-01-01T00:00:00Z').success).toBe(false);
  expect(timestamp.safeParse('2026-11-21T16:00:00.123456+00:00').success).toBe(true);
});
