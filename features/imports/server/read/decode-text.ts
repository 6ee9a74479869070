import { encodingOfHead } from '#platform/server/storage/text-encoding';

/** The text of a file in any encoding that spreadsheets write: UTF-8, UTF-16, or else Windows-1252. */
export const decodeText = (bytes: Uint8Array): string => {
  const shown = encodingOfHead(bytes);
  if (shown) return new TextDecoder(shown).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
