/** Days before the end from which on a list points to it. */
const soon = 60;

const dayMilliseconds = 86_400_000;

export type Expiry = { state: 'none' | 'later' } | { state: 'expired' } | { state: 'soon'; days: number };

/** A paper holds through the day it expires on. Both dates are `YYYY-MM-DD`. */
export const expiryOf = (date: string | null, today: string): Expiry => {
  if (date === null) return { state: 'none' };
  const days = (Date.parse(date) - Date.parse(today)) / dayMilliseconds;
  if (days < 0) return { state: 'expired' };
  return days <= soon ? { state: 'soon', days } : { state: 'later' };
};
