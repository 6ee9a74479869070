import { expect, it } from 'vitest';
import { readFloors } from './read-floors.ts';

const numbers = (...given: number[]) => given.map((number) => ({ number }));

it.each([
  ['3', numbers(3)],
  ['3-5', numbers(3, 4, 5)],
  ['3 – 5', numbers(3, 4, 5)],
  ['Floors 3 to 5', numbers(3, 4, 5)],
  ['Pisos 3 a 5', numbers(3, 4, 5)],
  ['3, 4 & 7', numbers(3, 4, 7)],
  ['3 y 4', numbers(3, 4)],
  ['3rd floor', numbers(3)],
  ['Piso 12', numbers(12)],
  ['L3', numbers(3)],
  ['B1', numbers(-1)],
  ['Sótano', numbers(-1)],
  ['-1', numbers(-1)],
  ['Lobby', [{ label: 'Lobby' }]],
  ['Lobby, 2', [{ label: 'Lobby' }, { number: 2 }]],
  ['5-3', [{ label: '5-3' }]],
  ['1-9999', [{ label: '1-9999' }]],
  ['', []],
])('%j', (text, floors) => expect(readFloors(text)).toEqual(floors));
