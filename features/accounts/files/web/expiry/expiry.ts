/** Days before the expiry from which on it counts as soon. */
const soon = 60;

const dayMilliseconds = 86_400_000;

export type Expiry = { state: 'none' | 'later' } | { state: 'expired' } | { state: 'soon'; days: number };

/** A document is valid through its expiry date. Both dates are `YYYY-MM-DD`. */
export const expiryOf = (date: string | null, today: string): Expiry => {
  if (date === null) return { state: 'none' };
  const days = (Date.parse(date) - Date.parse(today)) / dayMilliseconds;
  if (days < 0) return { state: 'expired' };
  return days <= soon ? { state: 'soon', days } : { state: 'later' };
};
