import { expect, it } from 'vitest';
import { positionText, readPosition } from './position.ts';

it('comes back from the address as it went in', () => {
  const position = { lat: 39.7392, lng: -104.9903, zoom: 11.25 };
  expect(readPosition(positionText(position))).toEqual(position);
});

it.each([undefined, '', 'here', '1,2', '91,0,3', '10,999,3', '1,2,x'])('ignores %j', (words) => {
  expect(readPosition(words)).toBeNull();
});
