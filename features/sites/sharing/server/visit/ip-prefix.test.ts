import { expect, it } from 'vitest';
import { ipPrefix } from './ip-prefix.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['127.0.0.1', '127.0.0.0/24'],
  ['::ffff:198.51.100.9', '198.51.100.0/24'],
  ['2001:db8:1234:5678::1', '2001:db8:1234::/48'],
  ['2001:0DB8:0001:0000:0000:0000:0000:0001', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['garbage', null],
  ['', null],
])('%s is kept as %s', (address, prefix) => {
  expect(ipPrefix(address)).toBe(prefix);
});
