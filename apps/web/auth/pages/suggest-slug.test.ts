import { expect, it } from 'vitest';
import { slug } from '#features/accounts/organizations/contract';
import { suggestSlug } from './suggest-slug.ts';

it.each([
  ['Brightside Building Care, Inc.', 'brightside-building-care'],
  ["O'Neill & Sons LLC", 'oneill-and-sons'],
  ['Limpieza Peña', 'limpieza-pena'],
  ['The Co.', 'the'],
  ['Company', 'company'],
  ['  ', ''],
])('suggests for %s the short name %s', (company, short) => {
  expect(suggestSlug(company)).toBe(short);
});

it('suggests what the server takes, also for a very long name', () => {
  const short = suggestSlug('Northern Harbor Logistics and Facility - Services of Colorado');
  expect(short.length).toBeLessThanOrEqual(40);
  expect(slug.safeParse(short).success).toBe(true);
});
