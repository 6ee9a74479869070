import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address in any spelling, in hexadecimal digits without leading zeros. */
const groupsOf = (address: string): string[] => {
  const [plain = ''] = address.split('%');
  const short = new URL(`http://[${plain}]/`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = !tail ? [] : tail.split(':');
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return tail === undefined ? before : [...before, ...zeros, ...after];
};

/** The network of a reader: the first 24 bits of an IPv4 address, 48 of an IPv6 one. Null for any other text. */
export const ipPrefix = (address: string): string | null => {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(address)) return null;
  return `${groupsOf(address).slice(0, 3).join(':')}::/48`;
};
