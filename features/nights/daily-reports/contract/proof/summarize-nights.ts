import type { CheckResult } from '../door-checks/door-check.ts';
import type { ProofSummary } from './door-proof.ts';

type Row = {
  night: string;
  owed: boolean;
  final: boolean;
  /** Type of the report; null for a night without one. */
  type: string | null;
  door: { result: CheckResult | null; checked_at: string | null } | null;
};

export type DoorNightState = 'checked' | 'open' | 'absent' | 'missing' | 'none';

/** What is known of a night: the door was checked; its report is not final (`open`), does not have the door (`absent`), or is
 * owed and not there (`missing`); or nothing was to be done. */
export const stateOf = ({ owed, final, type, door }: Row): DoorNightState => {
  if (door) return 'checked';
  if (type !== null) return final ? 'absent' : 'open';
  return owed ? 'missing' : 'none';
};

/** A key to sort times within a night: times from noon on are of the evening, earlier ones of the next morning. */
const byNight = (time: string): string => (time < '12:00' ? `1 ${time}` : `0 ${time}`);

/** A night counts once, however many reports it has; as locked when no report of it found the door open. */
export const summarizeNights = (rows: readonly Row[]): ProofSummary => {
  const nights = new Map<string, Row[]>();
  for (const row of rows) {
    const state = stateOf(row);
    if (state === 'absent' || state === 'none') continue;
    nights.set(row.night, [...(nights.get(row.night) ?? []), row]);
  }
  const found = (there: readonly Row[], result: CheckResult) =>
    there.some(({ door }) => door?.result === result);
  const all = [...nights.values()];
  const unlocked = all.filter((there) => found(there, 'found_unlocked')).length;
  const locked = all.filter((there) => found(there, 'locked') && !found(there, 'found_unlocked')).length;
  const times = rows
    .flatMap(({ door }) => (door?.result && door.checked_at ? [door.checked_at] : []))
    .toSorted((a, b) => byNight(a).localeCompare(byNight(b)));
  return {
    nights: all.length,
    locked,
    unlocked,
    earliest: times.at(0) ?? null,
    latest: times.at(-1) ?? null,
  };
};
