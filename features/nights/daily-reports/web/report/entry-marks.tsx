import { Group } from '@mantine/core';
import { IconAlertTriangle, IconClockExclamation, IconStack2 } from '@tabler/icons-react';
import { formatWallTime } from '#platform/web/i18n/clock-words';
import { useText } from '#platform/web/i18n/index';
import { ClockMark } from '#platform/web/ui/index';
import { isLate, isOutsideShift, timeAt } from '../../contract/index.ts';

type Props = {
  entry: {
    checked_at: string | null;
    /** Strangers are not told. */
    entered_at?: string | null;
    received_at?: string | null;
    bulk: boolean;
    /** How often it was changed. */
    edits: number;
  };
  /** Who, and what else is words of it. */
  plain: readonly (string | null | false | undefined)[];
  zone: string;
  shift?: { shift_start: string | null; shift_end: string | null };
};

/** What a reader should know of an entry: made together with others, later than the door was checked, outside of the shift,
 * arrived late, changed since. */
export const EntryMarks = ({ entry, plain, zone, shift }: Props) => {
  const t = useText();
  const { checked_at, entered_at, received_at, bulk, edits } = entry;
  const entered = entered_at ? timeAt(entered_at, zone) : null;
  const late = checked_at !== null && entered !== null && isLate(checked_at, entered);
  const outside = checked_at !== null && shift !== undefined && isOutsideShift(checked_at, shift);
  const words = [...plain, edits > 0 && t('daily-reports:checks.edits', { count: edits })].filter(Boolean);
  if (words.length === 0 && !bulk && !outside && entered === null) return null;
  return (
    <Group gap="2px 12px" align="stretch" mb={2} c="dimmed" fz={13}>
      {words.length > 0 && <span>{words.join(' · ')}</span>}
      {bulk && (
        <Group component="span" gap={4} wrap="nowrap" display="inline-flex">
          <IconStack2 size={14} aria-hidden />
          {t('daily-reports:checks.bulk')}
        </Group>
      )}
      {late && entered && (
        <Group component="span" gap={4} wrap="nowrap" display="inline-flex">
          <IconClockExclamation size={14} aria-hidden />
          {t('daily-reports:checks.late', { time: formatWallTime(entered) })}
        </Group>
      )}
      {outside && (
        <Group component="span" gap={4} wrap="nowrap" display="inline-flex">
          <IconAlertTriangle size={14} aria-hidden />
          {t('daily-reports:checks.outside')}
        </Group>
      )}
      {received_at && entered_at && <ClockMark receivedAt={received_at} deviceAt={entered_at} zone={zone} />}
    </Group>
  );
};
