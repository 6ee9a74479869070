const aDay = 86_400_000;

/** The date so many days after a date `YYYY-MM-DD`, before it when negative; up to the year 9999. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * aDay).toISOString().slice(0, 10);
