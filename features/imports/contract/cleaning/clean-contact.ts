import * as field from '#platform/contract/fields';
import type { Cleaned } from './remark.ts';

/** An unusable phone number or email does not make a row invalid: the value is left out with a warning. */
const orLeftOut = (data: string | undefined, text: string, code: string): Cleaned<string | null> => {
  if (text === '') return { value: null };
  return data === undefined
    ? { value: null, warning: { code, values: { text: text.slice(0, 60) } } }
    : { value: data };
};

/** Ten digits; the 1 of the United States and an extension are dropped. */
export const cleanPhone = (text: string): Cleaned<string | null> => {
  const bare = text.replace(/\s*(x|ext\.?)\s*\d+$/i, '').replace(/^\+?1[\s.(-]*(?=\(?\d{3})/, '');
  const { data } = field.phone.safeParse(bare);
  return orLeftOut(data ?? field.phone.safeParse(text).data, text, 'import_phone_ignored');
};

export const cleanEmail = (text: string): Cleaned<string | null> =>
  orLeftOut(field.email.safeParse(text).data, text, 'import_email_ignored');
