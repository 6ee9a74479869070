import { Group } from '@mantine/core';
import type { DateRange } from '#platform/contract/range-fields';
import { formatDate, useText } from '../i18n/index.ts';

const days = ({ from, to }: DateRange) => ({ from: formatDate(from), to: formatDate(to) });

/** The days of the figures, and the days they are compared with. If both do not fit in one line, each has its own. */
export const RangeShown = ({ of }: { of: { range: DateRange; previous: DateRange } | undefined }) => {
  const t = useText();
  return (
    <Group component="p" gap="4px 16px" mih={24} mb="sm" fz={13} c="dimmed" aria-live="polite">
      {of && (
        <>
          <span>{t('platform:figures.range.shown', days(of.range))}</span>
          <span>{t('platform:figures.range.compared', days(of.previous))}</span>
        </>
      )}
    </Group>
  );
};
