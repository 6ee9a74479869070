import { expect, it } from 'vitest';
import { zoneChoices, zoneMatches, zoneName } from './zone-names.ts';

it.each([
  ['America/Phoenix', 'en-US', /^Mountain Standard Time – Phoenix \(GMT−7\)$/],
  ['America/Phoenix', 'es-US', /^Hora estándar de las Montañas Rocosas – Phoenix \(GMT−7\)$/],
  ['America/Chicago', 'en-US', /^Central Time – Chicago \(GMT−[56]\)$/],
  ['America/Chicago', 'es-US', /^Hora central – Chicago \(GMT−[56]\)$/],
  ['Pacific/Honolulu', 'en-US', /^Hawaii-Aleutian (Standard )?Time – Honolulu \(GMT−10\)$/],
])('says %s in words for %s', (zone, locale, words) => {
  expect(zoneName(zone, locale)).toMatch(words);
});

it('lists the zones of the United States first, then the current one, each once', () => {
  const choices = zoneChoices('en-US', 'Asia/Tokyo').map(({ value }) => value);
  expect(choices.slice(0, 3)).toEqual(['America/New_York', 'America/Chicago', 'America/Denver']);
  expect(choices[7]).toBe('Asia/Tokyo');
  expect(new Set(choices).size).toBe(choices.length);
  expect(choices.length).toBeGreaterThan(300);
});

it.each([
  ['America/Chicago', true],
  ['central', true],
  ['chicago gmt-', true],
  ['Berlin', false],
])('finds Chicago by %s: %s', (typed, found) => {
  const chicago = { value: 'America/Chicago', label: zoneName('America/Chicago', 'en-US') };
  expect(zoneMatches(chicago, typed)).toBe(found);
});

it('finds another zone by the name that computers use', () => {
  const [berlin] = zoneChoices('en-US').filter((choice) => zoneMatches(choice, 'europe/berlin'));
  expect(berlin).toEqual({ value: 'Europe/Berlin', label: 'Berlin, Europe' });
});
