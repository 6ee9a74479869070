/** The lowest ZIP code there is (Holtsville, NY). */
const lowest = 501;

const join = (five: string, four: string): string | null => {
  if (Number(five) < lowest) return null;
  return Number(four) === 0 ? five : `${five}-${four}`;
};

/** Five digits, or five and four. A spreadsheet drops leading zeros, and the hyphen may be missing: 7 or 8 digits are a
 * ZIP+4 that lost zeros (61031125 = 06103-1125), 3 or 4 digits a ZIP. Null for anything else. */
export const cleanZip = (text: string): string | null => {
  const plain = text.trim().replace(/[.,]0+$/, '');
  const [, left = '', right] = /^(\d+)(?:\s*[-–—\s]\s*(\d{0,4}))?$/.exec(plain) ?? [];
  if (right !== undefined) {
    return left.length >= 3 && left.length <= 5 ? join(left.padStart(5, '0'), right.padStart(4, '0')) : null;
  }
  if (left.length >= 3 && left.length <= 5) return join(left.padStart(5, '0'), '');
  if (left.length < 7 || left.length > 9) return null;
  const nine = left.padStart(9, '0');
  return join(nine.slice(0, 5), nine.slice(5));
};
