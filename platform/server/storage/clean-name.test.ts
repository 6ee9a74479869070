import { expect, it } from 'vitest';
import { cleanName } from './stage-upload.ts';

it.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\Plan 1.PDF', 'Plan 1.PDF'],
  ['a\r\nSet-Cookie: b.txt', 'aSet-Cookie: b.txt'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['..', 'file'],
  ['', 'file'],
  ['  .hidden  ', 'hidden'],
  ['cafe\u0301.jpg', 'café.jpg'],
  ['bad\ud800.txt', 'bad.txt'],
])('makes a name of %j', (given, name) => {
  expect(cleanName(given)).toBe(name);
});

it('keeps the extension of a name that is too long', () => {
  const name = cleanName(`${'ä'.repeat(300)}.pdf`);
  expect([...name]).toHaveLength(255);
  expect(name.endsWith('ä.pdf')).toBe(true);
});
