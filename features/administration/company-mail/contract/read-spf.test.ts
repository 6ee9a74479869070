import { expect, it } from 'vitest';
import { readSpf } from './read-spf.ts';

const includes = (count: number): string =>
  Array.from({ length: count }, (_, n) => `include:${n}.example.com`).join(' ');

it.each([
  [[], 'missing'],
  [['google-site-verification=abc', 'v=spf10 -all', 'v=spf1-all', ' v=spf1 -all'], 'missing'],
  [['v=spf1 include:_spf.example.com ~all', 'other'], 'softfail'],
  [['V=SPF1 mx -ALL'], 'fail'],
  [['v=spf1 ip4:192.0.2.0/24 ?all'], 'neutral'],
  [['v=spf1 ip4:192.0.2.0/24'], 'neutral'],
  [['v=spf1'], 'neutral'],
  [['v=spf1 +all'], 'anyone'],
  [['v=spf1 all'], 'anyone'],
  [['v=spf1 redirect=_spf.example.com'], 'elsewhere'],
  [['v=spf1 redirect=_spf.example.com -all'], 'fail'],
  [['v=spf1  mx   -all'], 'fail'],
  [['v=spf1 a:all.example.com mx/24 -all'], 'fail'],
  [['v=spf1 mx -all', 'v=spf1 a -all'], 'several'],
  [[`v=spf1 ${includes(10)} -all`], 'fail'],
  [[`v=spf1 ${includes(11)} -all`], 'over_limit'],
  [[`v=spf1 ${includes(9)} a ?mx ptr:b.example.com -all`], 'over_limit'],
  [[`v=spf1 ${includes(9)} a ip4:192.0.2.1 ip6:2001:db8::1 exp=explain.example.com -all`], 'fail'],
])('%j is %s', (texts, verdict) => {
  expect(readSpf(texts).verdict).toBe(verdict);
});

it('keeps the records as they stand, and no other text', () => {
  expect(readSpf(['v=spf1 MX -all', 'other']).records).toEqual(['v=spf1 MX -all']);
});
