import { Text } from '@mantine/core';
import { formatNumber, useText } from '#platform/web/i18n/index';
import type { ImportRecord } from '../../contract/index.ts';

const outcomes = ['created', 'updated', 'duplicate', 'invalid', 'left_out'] as const;

type Props = {
  record: Pick<ImportRecord, 'total_rows' | 'reading'>;
  /** Outcomes without a number are not named. */
  counts: Partial<Record<(typeof outcomes)[number], number | undefined>>;
};

/** That no row of the file is missing among the outcomes, and what stands above them. */
export const RowSum = ({ record: { total_rows, reading }, counts }: Props) => {
  const t = useText();
  const parts = outcomes.flatMap((outcome) => {
    const number = counts[outcome];
    return number === undefined ? [] : [t(`imports:sum.${outcome}`, { number: formatNumber(number) })];
  });
  const above = reading?.head.filter(({ line }) => line < reading.header_line).length ?? 0;
  return (
    <Text c="dimmed" mb="sm">
      {t('imports:sum.all', {
        parts: parts.join(' + '),
        count: total_rows,
        total: formatNumber(total_rows),
      })}
      {above > 0 && ` ${t('imports:sum.above', { count: above })}`}
    </Text>
  );
};
