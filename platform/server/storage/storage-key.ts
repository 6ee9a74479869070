const form = /^[1-9]\d{0,9}(\/[a-z0-9][a-z0-9._-]{0,99}){1,6}$/;

/** Keys start with the organization, and no segment may start with a dot: no key leads out of the storage. */
export const checkKey = (key: string): string => {
  if (!form.test(key)) throw new Error(`not a storage key: ${key}`);
  return key;
};
