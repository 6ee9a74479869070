import { expect, it } from 'vitest';
import { markOnDevice, withMark } from './known-device.ts';

const ann = { user_id: 7, password_hash: 'one' };
const bob = { user_id: 77, password_hash: 'two' };

it('knows the people who signed in on a device', () => {
  const cookie = withMark(withMark(undefined, ann), bob);
  expect(markOnDevice(cookie, ann)).toBeDefined();
  expect(markOnDevice(cookie, bob)).toBeDefined();
  expect(markOnDevice(cookie, { ...ann, user_id: 8 })).toBeUndefined();
});

it('knows nobody whose password was changed since', () => {
  const cookie = withMark(undefined, ann);
  expect(markOnDevice(cookie, { ...ann, password_hash: 'new' })).toBeUndefined();
  expect(markOnDevice(withMark(undefined, { ...ann, password_hash: null }), ann)).toBeUndefined();
});

it.each([undefined, '', '~', '7', '7.x', '7.x.', '7..', 'x'.repeat(5000)])(
  'takes %.10j for nobody',
  (cookie) => {
    expect(markOnDevice(cookie, ann)).toBeUndefined();
  },
);

it('keeps the latest eight people, each once', () => {
  let cookie: string | undefined;
  for (const user_id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 9]) cookie = withMark(cookie, { ...ann, user_id });
  const known = [1, 2, 3, 8, 9].map((user_id) => markOnDevice(cookie, { ...ann, user_id }) !== undefined);
  expect(known).toEqual([false, true, true, true, true]);
  expect(cookie?.split('~')).toHaveLength(8);
});
