import { Text } from '@mantine/core';
import { formatMoney, formatNumber, useText } from '#platform/web/i18n/index';
import { costOfLine, hoursOfWeek, type LaborBasis, type StaffingLine } from '../../contract/index.ts';

type Props = { line: StaffingLine; basis: LaborBasis; className?: string | undefined };

/** Hours and cost of one line per week and month. */
export const LineFigures = ({ line, basis, className }: Props) => {
  const t = useText();
  const { wages, loaded } = costOfLine(line, basis);
  return (
    <Text size="sm" c="dimmed" className={className} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {[
        t('staffing-plans:weekHours', { hours: formatNumber(hoursOfWeek(line) / 100) }),
        t('staffing-plans:wagesAre', { amount: formatMoney(wages) }),
        t('staffing-plans:loadedIs', { amount: formatMoney(loaded) }),
      ].join(' · ')}
    </Text>
  );
};
