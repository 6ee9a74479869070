import { areaResults, type DoorCheckEntry, doorResults, notedResults } from './door-check.ts';

type Found = Pick<DoorCheckEntry, 'result' | 'checked_at' | 'note'>;

/** Nothing more has to be said: there is a result with its time, or a note that says why there is none. */
export const isSettled = ({ result, checked_at, note }: Found): boolean =>
  (result !== null && checked_at !== null) || note.trim() !== '';

/** What is wrong with an entry, by field. */
export const faultsOf = ({
  kind,
  result,
  checked_at,
  note,
}: Found & Pick<DoorCheckEntry, 'kind'>): Record<string, string[]> => {
  const offered: readonly string[] = kind === 'tenant' ? doorResults : areaResults;
  return {
    ...(result !== null && !offered.includes(result) ? { result: ['not_allowed'] } : {}),
    ...(result !== null && checked_at === null ? { checked_at: ['daily_report_door_time'] } : {}),
    ...(result === null && checked_at !== null ? { result: ['required'] } : {}),
    ...(result !== null && notedResults.includes(result) && note === ''
      ? { note: ['daily_report_note_required'] }
      : {}),
  };
};
