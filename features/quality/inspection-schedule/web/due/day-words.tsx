import { Box } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type Translate, useText } from '#platform/web/i18n/index';

export const dayWords = (days: number, t: Translate): string => {
  if (days === 0) return t('inspection-schedule:days.today');
  return days < 0
    ? t('inspection-schedule:days.late', { count: -days })
    : t('inspection-schedule:days.left', { count: days });
};

/** Says in how many days it is due, or since how many it is past due. */
export const DayWords = ({ days }: { days: number }) => {
  const t = useText();
  if (days >= 0) return dayWords(days, t);
  return (
    <Box component="span" c="var(--cora-danger)" fw={600}>
      <IconAlertTriangle size={14} aria-hidden style={{ verticalAlign: '-2px' }} /> {dayWords(days, t)}
    </Box>
  );
};
