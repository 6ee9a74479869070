const day = 86_400_000;

/** The moment this many days earlier, as a parameter for SQL. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * day).toISOString();
