import { expect, it } from 'vitest';
import { findFloors } from '../judge-rows.ts';
import type { Place } from './place.ts';

const labels = ['Lobby', 'Mezzanine', 'Floor 2', '3rd floor', '4'];

/** The mezzanine was inserted between two floors, so those above it moved up by one. */
const place = {
  numberOfFloors: 5,
  floors: labels.map((label, nth) => ({ id: nth + 1, number: nth + 1, label, cleanable_sqft: null })),
} as unknown as Place;

it.each([
  ['2', ['Floor 2'], []],
  ['2-4', ['Floor 2', '3rd floor', '4'], []],
  ['mezzanine', ['Mezzanine'], []],
  ['1', ['Lobby'], []],
  ['5', [], ['rent_roll_floor_unlikely']],
  ['6', ['6'], []],
])('finds the floors of %j by what they are called', (text, floors, faults) => {
  const found = findFloors(place, text);
  expect(found.floors.map(({ label }) => label)).toEqual(floors);
  expect(found.faults.map(({ code }) => code)).toEqual(faults);
});
