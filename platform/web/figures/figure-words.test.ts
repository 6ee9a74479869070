import { expect, it } from 'vitest';
import en from '../locales/en.json';
import es from '../locales/es.json';

it.each([
  ['en', en.figures],
  ['es', es.figures],
])('says in %s how many of what without a plural that one would break', (_, words) => {
  for (const text of [words.bar, words.point]) expect(text).not.toMatch(/\}\} \{\{what\}\}/);
});
