import { expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

it.each([
  ['https://cora.example.com', { id: 'cora.example.com', origin: 'https://cora.example.com', name: 'Cora' }],
  ['https://cora.example.com:8443/x', { id: 'cora.example.com', origin: 'https://cora.example.com:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://cora.example.com', 'insecure'],
  ['http://192.168.1.20:3000', 'ip-address'],
  ['https://[2001:db8::1]', 'ip-address'],
])('passkeys of %s', (publicUrl, expected) => {
  const found = relyingPartyOf({ publicUrl, productName: 'Cora' });
  if (typeof expected === 'string') expect(found).toBe(expected);
  else expect(found).toMatchObject(expected);
});
