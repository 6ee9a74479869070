import type { ReactNode } from 'react';
import { jobHref } from '#features/sites/jobs/web';
import { formatDate, formatDateTime, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { RecordFacts } from '#platform/web/ui/index';
import type { DailyReport } from '../../contract/index.ts';

/** Place, people and times. */
export const ReportFacts = ({ report }: { report: DailyReport }) => {
  const t = useText();
  const { job, building } = report;
  const when = (at: string | null, by?: { name: string } | null): ReactNode => {
    if (at === null) return null;
    const said = formatDateTime(at, building.time_zone);
    return by ? t('daily-reports:report.by', { when: said, name: by.name }) : said;
  };
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('daily-reports:field.job'),
      job.id > 0 && <AnchorLink to={jobHref(job.id)}>{`${job.job_number} ${job.job_name}`}</AnchorLink>,
    ],
    [t('daily-reports:field.building'), building.name],
    [t('daily-reports:field.client'), report.client.name],
    [t('daily-reports:field.area'), report.area?.name],
    [t('daily-reports:field.night'), formatDate(report.report_date)],
    [t('daily-reports:field.type'), t(`daily-reports:type.${report.type}`)],
    [t('daily-reports:field.supervisor'), report.supervisor?.name],
    [t('daily-reports:field.started_at'), when(report.started_at)],
    [t('daily-reports:field.submitted_at'), report.doors.required > 0 && when(report.submitted_at)],
    [t('daily-reports:field.finalized_at'), when(report.finalized_at, report.finalized_by)],
    [t('daily-reports:field.reopened_at'), when(report.reopened_at, report.reopened_by)],
    [t('daily-reports:field.reopen_reason'), report.reopened_at && report.reopen_reason],
  ];
  return <RecordFacts facts={facts} />;
};
