import * as field from '#platform/contract/fields';

/** A message of the catalogue about one field of one row. */
export type Remark = { field: string; code: string; values?: Record<string, string | number> };

/** The cleaned value of a cell, with its error or warning. */
export type Cleaned<T> = { value: T; fault?: Omit<Remark, 'field'>; warning?: Omit<Remark, 'field'> };

/** An unusable phone number or email does not make a row invalid: the value is left out with a warning. */
const orLeftOut = (data: string | undefined, text: string, code: string): Cleaned<string | null> => {
  if (text === '') return { value: null };
  return data === undefined
    ? { value: null, warning: { code, values: { text: text.slice(0, 60) } } }
    : { value: data };
};

const extension = /[\s,;]*(?:\b|(?<=\d))(?:x|ext(?:ension|ensión)?|int(?:erno)?)\.?\s*(\d{1,8})$/i;

/** Ten digits; the 1 of the United States is dropped. An extension has no place in a phone number and is named. */
export const cleanPhone = (text: string): Cleaned<string | null> => {
  const [whole = '', digits] = extension.exec(text) ?? [];
  const bare = text.slice(0, text.length - whole.length).replace(/^\+?1[\s.(-]*(?=\(?\d{3})/, '');
  const { data } = field.phone.safeParse(bare);
  if (data !== undefined && digits !== undefined)
    return { value: data, warning: { code: 'import_extension_left_out', values: { text: digits } } };
  return orLeftOut(data ?? field.phone.safeParse(text).data, text, 'import_phone_ignored');
};

export const cleanEmail = (text: string): Cleaned<string | null> =>
  orLeftOut(field.email.safeParse(text).data, text, 'import_email_ignored');
