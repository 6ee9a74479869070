import { expect, it } from 'vitest';
import { isHeic } from './read-photo.ts';

const box = (brand: string) => new Blob(['\0\0\0\u0018', 'ftyp', brand, '\0\0\0\0mif1']);

it.each([
  ['a photo of a phone', box('heic'), true],
  ['a picture of several', box('mif1'), true],
  ['an AVIF', box('avif'), false],
  ['a film', box('isom'), false],
  [
    'a JPEG',
    new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])]),
    false,
  ],
  ['nothing', new Blob([]), false],
])('knows by the content whether %s is HEIC', async (_what, file, expected) =>
  expect(await isHeic(file)).toBe(expected),
);
