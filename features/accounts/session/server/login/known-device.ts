import { createHmac, randomBytes } from 'node:crypto';
import { sameText } from '#platform/server/same-text';

export const deviceCookie = 'device';

/** Seconds: 400 days, the longest that browsers keep a cookie. */
export const deviceCookieAge = 400 * 24 * 60 * 60;

/** Maximum number of people whose marks a device keeps. */
const max = 8;

export type Owner = { user_id: number; password_hash: string | null };

const markOf = ({ user_id, password_hash }: Owner, random: string): string =>
  createHmac('sha256', password_hash ?? '')
    .update(`device:${user_id}:${random}`)
    .digest('base64url');

const marksIn = (cookie: string | undefined): string[] => cookie?.split('~').filter(Boolean) ?? [];

const isMarkOf = (mark: string, owner: Owner): boolean => {
  const [id = '', random = '', mac = ''] = mark.split('.');
  return id === String(owner.user_id) && owner.password_hash !== null && sameText(mac, markOf(owner, random));
};

/** The valid mark of a person who has logged in on this device before. A change of the password makes old marks invalid. */
export const markOnDevice = (cookie: string | undefined, owner: Owner): string | undefined =>
  marksIn(cookie).find((mark) => isMarkOf(mark, owner));

/** The new value of the cookie after this person has logged in on the device. */
export const withMark = (cookie: string | undefined, owner: Owner): string => {
  const random = randomBytes(12).toString('base64url');
  const own = `${owner.user_id}.`;
  const others = marksIn(cookie).filter((mark) => !mark.startsWith(own) && mark.length < 200);
  return [`${own}${random}.${markOf(owner, random)}`, ...others].slice(0, max).join('~');
};
