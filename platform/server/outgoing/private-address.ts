import { BlockList, isIP } from 'node:net';

const inside = new BlockList();
for (const [network, bits] of [
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
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** Whether an address belongs to this machine, to a private network or to nobody, so that nothing on the internet answers
 * from it. */
export const isPrivate = (address: string): boolean =>
  inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const never = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['100.100.100.200', 32],
  ['169.254.0.0', 16],
  ['192.0.0.192', 32],
  ['224.0.0.0', 3],
] as const)
  never.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['64:ff9b::a9fe:0', 112],
  ['fd00:ec2::254', 128],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  never.addSubnet(network, bits, 'ipv6');

/** Whether an address is asked by nobody, even where hosts inside may be: link-local ones, those where clouds tell a machine its
 * secrets, and those of many. */
export const isNeverAsked = (address: string): boolean =>
  never.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

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
