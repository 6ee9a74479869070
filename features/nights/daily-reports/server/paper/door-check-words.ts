import { paperTime } from '#platform/server/pdf/paper-dates';
import type { PdfTone } from '#platform/server/pdf/pdf-document';
import { type CheckResult, isLate, isOutsideShift, timeAt } from '../../contract/index.ts';
import type { dailyReportTexts } from '../texts.ts';

export type Translate = ReturnType<typeof dailyReportTexts>;

type Found = { result: CheckResult | null; checked_at: string | null };

/** `Locked 11:10 PM`. */
export const resultWords = ({ result, checked_at }: Found, t: Translate): string => {
  const word = t(`result.${result ?? 'unchecked'}`);
  return result === null || checked_at === null ? word : `${word} ${paperTime(checked_at)}`;
};

export const toneOf = ({ result }: Pick<Found, 'result'>): PdfTone => {
  if (result === 'locked' || result === 'done') return 'good';
  return result === 'found_unlocked' ? 'bad' : 'none';
};

type Entry = Found & {
  entered_at: string | null;
  bulk: boolean;
  /** How often it was changed. */
  edits: number;
  by: string | null;
};

type Around = { zone: string; shift: { shift_start: string | null; shift_end: string | null } };

/** By whom, and what a reader should know of the entry. */
export const entryMarks = (
  { checked_at, entered_at, bulk, edits, by }: Entry,
  { zone, shift }: Around,
  t: Translate,
): string[] => {
  const entered = entered_at === null ? null : timeAt(entered_at, zone);
  return [
    ...(by ? [by] : []),
    ...(edits > 0 ? [t('checks.edits', { count: edits })] : []),
    ...(bulk ? [t('checks.bulk')] : []),
    ...(checked_at !== null && entered !== null && isLate(checked_at, entered)
      ? [t('checks.late', { time: paperTime(entered) })]
      : []),
    ...(checked_at !== null && isOutsideShift(checked_at, shift) ? [t('checks.outside')] : []),
  ];
};
