const encodingOfMark = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
};

/** UTF-16 without a byte order mark: in western text every second byte is zero. */
const encodingOfZeros = (bytes: Uint8Array): string | undefined => {
  const head = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 4 && even < odd / 4) return 'utf-16le';
  return even > head.length / 4 && odd < even / 4 ? 'utf-16be' : undefined;
};

/** Finds the encoding of a text from its first bytes. UTF-16 is always found, UTF-8 only with a byte order mark. */
export const encodingOfHead = (bytes: Uint8Array): string | undefined =>
  encodingOfMark(bytes) ?? encodingOfZeros(bytes);
