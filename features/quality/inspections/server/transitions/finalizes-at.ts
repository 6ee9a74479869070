const anHour = 3_600_000;

/** Hours for which a reopened inspection can be changed at least. */
const afterReopening = 24;

export const waitHours = (reopened: boolean, hours: number): number =>
  reopened ? Math.max(hours, afterReopening) : hours;

/** When a completed inspection becomes final by itself; null while it is not completed. */
export const finalizesAt = (
  { waits_since, reopened_at }: { waits_since: string | null; reopened_at: string | null },
  hours: number,
): string | null =>
  waits_since &&
  new Date(Date.parse(waits_since) + waitHours(reopened_at !== null, hours) * anHour).toISOString();
