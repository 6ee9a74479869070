/** `(303) 555-0100`; anything that is not ten digits stays as it is. */
export const shownPhone = (digits: string): string =>
  /^\d{10}$/.test(digits) ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits;
