import { formatWallTime } from '#platform/web/i18n/clock-words';
import { useText } from '#platform/web/i18n/index';
import { FactList } from '#platform/web/ui/index';
import type { DailyReport } from '../../contract/index.ts';
import classes from './report.module.css';

/** What was filled of the night, to read. */
export const NightFacts = ({ report }: { report: DailyReport }) => {
  const t = useText();
  const { headcount, shift_start, shift_end, alarm, absences, supplies_needed, equipment_issues } = report;
  const comments = report.general_comments.description;
  const people =
    headcount.planned === null && headcount.present === null
      ? null
      : t('daily-reports:night.ofPlanned', {
          present: headcount.present ?? '–',
          planned: headcount.planned ?? '–',
        });
  const alarmWord =
    alarm.set === null
      ? null
      : [
          t(`daily-reports:night.alarm.${alarm.set ? 'set' : 'unset'}`),
          alarm.time && formatWallTime(alarm.time),
        ]
          .filter(Boolean)
          .join(' ');
  const facts = [
    [
      t('daily-reports:night.shift'),
      shift_start && shift_end && `${formatWallTime(shift_start)} – ${formatWallTime(shift_end)}`,
    ],
    [t('daily-reports:field.headcount'), people],
    [
      t('daily-reports:field.absences'),
      absences.map(({ name, reason }) => [name, reason].filter(Boolean).join(' · ')).join('; '),
    ],
    [t('daily-reports:night.alarmLabel'), alarmWord],
    [
      t('daily-reports:field.supplies_needed'),
      supplies_needed
        .map(({ name, quantity, requested }) =>
          [`${quantity} × ${name}`, requested && t('daily-reports:night.requested')]
            .filter(Boolean)
            .join(' · '),
        )
        .join('; '),
    ],
    [t('daily-reports:field.equipment_issues'), equipment_issues.join('; ')],
  ] as const;
  const filled = facts.filter(([, value]) => value);
  return (
    <>
      {comments && <p data-prose>{comments}</p>}
      {filled.length > 0 && <FactList facts={filled} className={classes.facts} />}
      {!comments && filled.length === 0 && (
        <p className={classes.second}>{t('daily-reports:night.nothing')}</p>
      )}
    </>
  );
};
