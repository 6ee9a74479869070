import { ActionIcon, Group, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { monthAfter, month as monthSchema } from '../contract/index.ts';

type Props = { month: string; onChange: (month: string) => void };

/** One month, with the one before and the one after a tap away. */
export const MonthSwitch = ({ month, onChange }: Props) => {
  const t = useText();
  const [before, after] = [monthAfter(month, -1), monthAfter(month)];
  const isMonth = (value: string) => monthSchema.safeParse(value).success;
  return (
    <Group gap="xs" wrap="nowrap" mb="md" data-no-print>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('contracts:statement.previous')}
        disabled={!isMonth(before)}
        onClick={() => onChange(before)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <TextInput
        type="month"
        aria-label={t('contracts:statement.month')}
        value={month}
        onChange={({ currentTarget: { value } }) => {
          if (isMonth(value)) onChange(value);
        }}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('contracts:statement.next')}
        disabled={!isMonth(after)}
        onClick={() => onChange(after)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
};
