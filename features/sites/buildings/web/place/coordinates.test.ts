import { expect, it } from 'vitest';
import { coordinatesText, readCoordinates } from './coordinates.ts';

it.each([
  ['39.7392, -104.9903', { lat: 39.7392, lng: -104.9903 }],
  ['(39.7392,-104.9903)', { lat: 39.7392, lng: -104.9903 }],
  [' 39.7392  -104.9903 ', { lat: 39.7392, lng: -104.9903 }],
  ['39.7392° N, 104.9903° W', { lat: 39.7392, lng: -104.9903 }],
  ['13.45; 144.79', { lat: 13.45, lng: 144.79 }],
  ['39.739212345, -104.990387654', { lat: 39.739212, lng: -104.990388 }],
  ['-104.9903, 39.7392', undefined],
  ['39.7392', undefined],
  ['1200 Main St', undefined],
  ['', undefined],
])('%j', (typed, expected) => {
  expect(readCoordinates(typed)).toEqual(expected);
});

it('writes them as they are read', () => {
  expect(coordinatesText({ lat: 39.5, lng: -104.99038765432 })).toBe('39.5, -104.990388');
});
