const form = /^[1-9]\d{0,9}(\/[a-z0-9][a-z0-9._-]{0,99}){1,6}$/;

/** Whether the storage has made this key: others in its bucket belong to the operator, such as a file of street tiles. */
export const isKey = (key: string): boolean => form.test(key);

/** Keys start with the organization, and no segment may start with a dot: no key leads out of the storage. */
export const checkKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`not a storage key: ${key}`);
  return key;
};
