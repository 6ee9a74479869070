const day = 86_400_000;

/** The moment so many days earlier, as SQL takes it. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * day).toISOString();
