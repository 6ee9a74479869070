import { encodingOfHead } from '#platform/server/storage/text-encoding';

/** Stands behind each character that was not UTF-8 in a file that otherwise is. No text holds it: it is reserved for use
 * inside programs. */
export const strangeMark = '\ufdd0';

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const western = new TextDecoder('windows-1252');

/** Lowest and highest second byte by the first one, where they differ from 80 to BF. */
const seconds: Readonly<Record<number, readonly [number, number]>> = {
  224: [0xa0, 0xbf],
  237: [0x80, 0x9f],
  240: [0x90, 0xbf],
  244: [0x80, 0x8f],
};

/** Number of bytes of the UTF-8 character at a position; 0 when there is none. */
const lengthAt = (bytes: Uint8Array, at: number): number => {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  for (let next = 1; next < length; next += 1) {
    const byte = bytes[at + next] ?? 0;
    const [low, high] = (next === 1 && seconds[lead]) || [0x80, 0xbf];
    if (byte < low || byte > high) return 0;
  }
  return length;
};

/** UTF-8 with some bytes of Windows-1252, as files are that were put together from two systems. */
const decodeMixed = (bytes: Uint8Array): string => {
  let text = '';
  let from = 0;
  let isMixed = false;
  const take = (to: number): void => {
    text += utf8.decode(bytes.subarray(from, to)).replaceAll(strangeMark, '');
  };
  for (let at = 0; at < bytes.length; ) {
    const length = lengthAt(bytes, at);
    isMixed ||= length > 1;
    if (length === 0) {
      take(at);
      from = at + 1;
      text += western.decode(bytes.subarray(at, from)) + strangeMark;
    }
    at += length || 1;
  }
  take(bytes.length);
  return isMixed ? text : western.decode(bytes);
};

/** The text of a file in any encoding that spreadsheets write: UTF-8, UTF-16, or else Windows-1252. A wrong byte in UTF-8 costs
 * no more than its own cell: it is read as Windows-1252, with a mark behind it. */
export const decodeText = (bytes: Uint8Array): string => {
  const shown = encodingOfHead(bytes);
  if (shown && shown !== 'utf-8') return new TextDecoder(shown).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeMixed(bytes);
  }
};
