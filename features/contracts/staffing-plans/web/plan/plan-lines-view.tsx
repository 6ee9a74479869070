import { Paper, Text } from '@mantine/core';
import { formatWallTime, formatWeekday } from '#platform/web/i18n/clock-words';
import { formatMoney, formatNumber, useText } from '#platform/web/i18n/index';
import { RecordLayout } from '#platform/web/ui/index';
import type { PlanLine, PlanRecord } from '../../contract/index.ts';
import { LineFigures } from '../figures/line-figures.tsx';
import { PlanFigures } from '../figures/plan-figures.tsx';
import classes from './plan.module.css';

const Line = ({ line, basis }: { line: PlanLine; basis: PlanRecord['basis'] }) => {
  const t = useText();
  const { schedule_type, title, shift, headcount, shift_length_hours, days, start_time, zone, wage_rate } =
    line;
  return (
    <li>
      <Text fw={500}>
        {headcount} × {title || t(`staffing-plans:scheduleType.${schedule_type}`)}
      </Text>
      <Text size="sm">
        {[
          title && t(`staffing-plans:scheduleType.${schedule_type}`),
          t(`staffing-plans:shift.${shift}`),
          t('staffing-plans:hours', { hours: formatNumber(shift_length_hours) }),
          start_time && t('staffing-plans:startsAt', { time: formatWallTime(start_time) }),
          days.map((day) => formatWeekday(day, 'short')).join(', '),
          zone,
          t('staffing-plans:wageIs', { amount: formatMoney(wage_rate) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <LineFigures line={line} basis={basis} />
    </li>
  );
};

/** A plan that is no draft: read, not edited. */
export const PlanLinesView = ({ plan }: { plan: PlanRecord }) => {
  const t = useText();
  const { lines, sqft_basis, basis, full, work_load, override_reason } = plan;
  return (
    <RecordLayout
      aside={
        <Paper p="md" component="section" aria-label={t('staffing-plans:figure.title')}>
          {sqft_basis !== null && (
            <Text size="sm" c="dimmed" mb="xs">
              {t(`staffing-plans:sqftIs.${plan.plan_type}`, { sqft: formatNumber(sqft_basis) })}
            </Text>
          )}
          <PlanFigures lines={lines} sqft={sqft_basis} basis={basis} full={full} work={work_load} />
        </Paper>
      }
    >
      <section aria-label={t('staffing-plans:section.lines')}>
        <ul className={classes.lines}>
          {lines.map((line) => (
            <Line key={line.id} line={line} basis={basis} />
          ))}
        </ul>
        {override_reason && (
          <Text size="sm" mt="md">
            {t('staffing-plans:field.override_reason')}: {override_reason}
          </Text>
        )}
      </section>
    </RecordLayout>
  );
};
