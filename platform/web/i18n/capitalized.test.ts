import { beforeEach, expect, it, vi } from 'vitest';
import { capitalized } from './capitalized.ts';

beforeEach(() => vi.stubGlobal('document', { cookie: 'locale=es' }));

it.each([
  ['viernes', 'Viernes'],
  ['último día', 'Último día'],
  ['6:00 p.m.', '6:00 p.m.'],
  ['', ''],
])('begins a line that says "%s" with a capital letter', (words, line) => {
  expect(capitalized(words)).toBe(line);
});
