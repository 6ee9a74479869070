import { beforeEach, expect, it, vi } from 'vitest';
import { formatBytes, formatFactor } from './numbers.ts';

beforeEach(() => vi.stubGlobal('document', { cookie: 'locale=en' }));

it.each([
  [0, '0 kB'],
  [1, '0.1 kB'],
  [796, '0.8 kB'],
  [999_940, '999.9 kB'],
  [999_960, '1 MB'],
  [1_540_000, '1.5 MB'],
  [2_000_000_000_000, '2,000 GB'],
])('%i bytes are %s', (bytes, said) => {
  expect(formatBytes(bytes)).toBe(said);
});

it.each([
  [4.33, '4.33'],
  [4.3333, '4.3333'],
  [6.625, '6.625'],
  [5, '5'],
])('%f has its own decimals', (factor, said) => {
  expect(formatFactor(factor)).toBe(said);
});
