import { Box, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';

const soon = 60;

/** Marks a contract that ends within two months. With `always`, it shows the days left of every contract. */
export const DaysLeft = ({ days, always = false }: { days: number | null; always?: boolean }) => {
  const t = useText();
  if (days === null || (days > soon && !always)) return null;
  if (days > soon)
    return (
      <Box component="span" c="dimmed" fz="xs" data-nowrap>
        {t('contracts:daysLeft', { count: days })}
      </Box>
    );
  return (
    <Group component="span" c="var(--cora-warning)" data-nowrap gap={4} wrap="nowrap" display="inline-flex">
      <IconAlertTriangle size={14} aria-hidden />
      {days === 0 ? t('contracts:lastDay') : t('contracts:daysLeft', { count: days })}
    </Group>
  );
};
