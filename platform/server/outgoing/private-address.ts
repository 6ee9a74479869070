import { BlockList, isIP } from 'node:net';

type Network = readonly [address: string, bits: number];

const listOf = (ipv4: readonly Network[], ipv6: readonly Network[]): BlockList => {
  const list = new BlockList();
  for (const [address, bits] of ipv4) list.addSubnet(address, bits, 'ipv4');
  for (const [address, bits] of ipv6) list.addSubnet(address, bits, 'ipv6');
  return list;
};

const inside = listOf(
  [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ],
  [
    ['::', 96],
    ['::ffff:0:0:0', 96],
    ['64:ff9b::', 96],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ],
);

const never = listOf(
  [
    ['0.0.0.0', 8],
    ['100.100.100.200', 32],
    ['168.63.129.16', 32],
    ['169.254.0.0', 16],
    ['192.0.0.192', 32],
    ['224.0.0.0', 3],
  ],
  [
    ['::', 128],
    // Of networks of one's own: where in it the IPv4 address is, only its router knows.
    ['64:ff9b:1::', 48],
    ['fd00:ec2::', 32],
    ['fd20:ce::254', 128],
    ['fe80::', 10],
    ['ff00::', 8],
  ],
);

const isIn = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The eight numbers of an IPv6 address, however it is written. */
const numbersOf = (address: string): number[] => {
  const { hostname } = new URL(`http://[${address}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((one) => Number.parseInt(one, 16))));
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
};

const asIpv4 = (high = 0, low = 0): string => [high >> 8, high & 255, low >> 8, low & 255].join('.');

/** The prefixes, of six numbers, after which an IPv6 address has the IPv4 address that a router passes it on to. */
const translated = new Set(['0,0,0,0,0,0', '0,0,0,0,65535,0', '100,65435,0,0,0,0']);

/** Whether the IPv4 address within an IPv6 address is asked by nobody. One of 6to4 leads over the internet, where private ones are
 * nobody's. */
const holdsNeverAsked = (address: string): boolean => {
  if (isIP(address) !== 6) return false;
  const numbers = numbersOf(address);
  if (numbers.join() === '0,0,0,0,0,0,0,1') return false;
  if (numbers[0] === 0x2002) return isPrivate(asIpv4(numbers[1], numbers[2]));
  return translated.has(numbers.slice(0, 6).join(',')) && isIn(never, asIpv4(numbers[6], numbers[7]));
};

/** The same address without the network card that a system writes behind a link-local one. */
const withoutCard = (address: string): string => address.replace(/%.*$/, '');

/** Whether an address is asked by nobody, even where hosts inside may be: link-local ones, those where clouds tell a machine its
 * secrets, and those of many. */
export const isNeverAsked = (host: string): boolean => {
  const address = withoutCard(host);
  return isIn(never, address) || holdsNeverAsked(address);
};

/** Whether an address belongs to this machine, to a private network or to nobody, so that nothing on the internet answers
 * from it. */
export const isPrivate = (address: string): boolean =>
  isNeverAsked(address) || isIn(inside, withoutCard(address));

/** The address that a host is named by; undefined for a name. */
const addressIn = ({ hostname }: URL): string | undefined => {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? undefined : host;
};

/** Whether a host may not be asked by the address that it is named by, without a look-up. */
export const isRefusedHost = (url: URL, { inside }: { inside: boolean }): boolean => {
  const address = addressIn(url);
  if (!inside) return namesInside(url) || (address !== undefined && isPrivate(address));
  return address !== undefined && isNeverAsked(address);
};

/** Whether a host is named as an internal one: by an IP address, as this machine, or by a name without a domain. Whoever
 * writes such an address into the configuration means an internal host. */
export const namesInside = ({ hostname }: URL): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 || host === 'localhost' || !host.includes('.');
};
