import { paperDate, paperMoment, paperTime } from '#platform/server/pdf/paper-dates';
import type { PdfBlock } from '#platform/server/pdf/pdf-document';
import type { ReportDetail } from '../report/report-detail-repository.ts';
import type { Say } from './check-words.ts';

const peopleOf = ({ headcount: { planned, present } }: ReportDetail, t: Say): string =>
  planned === null && present === null
    ? ''
    : t('night.ofPlanned', { present: present ?? '–', planned: planned ?? '–' });

const alarmOf = ({ alarm: { set, time } }: ReportDetail, t: Say): string =>
  set === null
    ? ''
    : [t(`night.alarm.${set ? 'set' : 'unset'}`), time && paperTime(time)].filter(Boolean).join(' ');

/** What was said of the night as a whole. Values that the reader may not see are already empty, and left out. */
export const factsOf = (row: ReportDetail, t: Say): PdfBlock => {
  const { job, building, shift_start, shift_end } = row;
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [t('field.job'), `${job.job_number} ${job.job_name}`],
    [t('field.building'), building.name],
    [t('field.client'), row.client.name],
    [t('field.night'), paperDate(row.report_date)],
    [t('field.type'), t(`type.${row.type}`)],
    [t('field.supervisor'), row.supervisor?.name],
    [t('night.shift'), shift_start && shift_end && `${paperTime(shift_start)} – ${paperTime(shift_end)}`],
    [t('field.headcount'), peopleOf(row, t)],
    [
      t('field.absences'),
      row.absences.map(({ name, reason }) => [name, reason].filter(Boolean).join(' · ')).join('; '),
    ],
    [t('night.alarmLabel'), alarmOf(row, t)],
    [
      t('field.supplies_needed'),
      row.supplies_needed.map(({ name, quantity }) => `${quantity} × ${name}`).join('; '),
    ],
    [t('field.equipment_issues'), row.equipment_issues.join('; ')],
    [t('field.status'), row.status === 'finalized' ? null : t(`status.${row.status}`)],
    [t('field.finalized_at'), row.finalized_at && paperMoment(row.finalized_at, building.time_zone)],
  ];
  return {
    kind: 'facts',
    facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
  };
};
