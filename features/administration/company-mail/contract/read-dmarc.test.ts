import { expect, it } from 'vitest';
import { dmarcDomains, readDmarc } from './read-dmarc.ts';

const own = (...texts: string[]) => readDmarc([{ domain: 'example.com', texts }]);

it.each([
  [[], 'missing', false],
  [['v=spf1 -all', 'v=DMARC10; p=reject', 'p=reject; v=DMARC1', 'v=dmarc1; p=none'], 'missing', false],
  [['v=DMARC1; p=none; rua=mailto:a@example.com'], 'none', true],
  [['v=DMARC1;p=quarantine'], 'quarantine', false],
  [['v = DMARC1 ; P = Reject ; sp=none'], 'reject', false],
  [['v=DMARC1; p=reject;'], 'reject', false],
  [['v=DMARC1'], 'invalid', false],
  [['v=DMARC1; p=block'], 'invalid', false],
  [['v=DMARC1; p=block; rua=mailto:a@example.com'], 'none', true],
  [['v=DMARC1; p=none; rua='], 'none', false],
  [['v=DMARC1; p=reject', 'v=DMARC1; p=none'], 'several', false],
  [['v=DMARC1; p=reject', 'something else'], 'reject', false],
])('%j is %s', (texts, verdict, reports) => {
  expect(own(...texts)).toMatchObject({ verdict, reports, domain: 'example.com' });
});

it.each([
  ['v=DMARC1; p=reject', 'reject'],
  ['v=DMARC1; p=reject; sp=none', 'none'],
  ['v=DMARC1; p=none; sp=quarantine', 'quarantine'],
])('a domain below takes %s as %s', (text, verdict) => {
  const found = [
    { domain: 'mail.example.com', texts: [] },
    { domain: 'example.com', texts: [text] },
  ];
  expect(readDmarc(found)).toMatchObject({ verdict, domain: 'example.com' });
});

it('takes the nearest record', () => {
  const found = [
    { domain: 'mail.example.com', texts: ['v=DMARC1; p=none'] },
    { domain: 'example.com', texts: ['v=DMARC1; p=reject'] },
  ];
  expect(readDmarc(found)).toMatchObject({ verdict: 'none', domain: 'mail.example.com' });
});

it.each([
  ['example.com', ['example.com']],
  ['mail.example.com', ['mail.example.com', 'example.com']],
  [
    'a.b.c.d.e.f.example.com',
    ['a.b.c.d.e.f.example.com', 'd.e.f.example.com', 'e.f.example.com', 'f.example.com', 'example.com'],
  ],
])('of %s these are asked', (domain, asked) => {
  expect(dmarcDomains(domain)).toEqual(asked);
});
