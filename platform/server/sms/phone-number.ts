/** Ten digits of North America: neither area code nor exchange begins with 0 or 1, and no exchange ends in 11. */
const tenDigits = /^[2-9]\d{2}[2-9](?!11)\d{6}$/;

/** The number in E.164, as services for text messages take it; undefined for digits that no phone can have. */
export const toE164 = (phone: string | null): string | undefined =>
  phone !== null && tenDigits.test(phone) ? `+1${phone}` : undefined;

/** The part of a number that may be shown where others can see it. */
export const lastDigits = (phone: string): string => phone.slice(-4);
