import type { ReactNode } from 'react';
import { jobHref } from '#features/sites/jobs/web';
import { formatDate, formatDateTime, formatNumber, formatTime, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { RecordFacts } from '#platform/web/ui/index';
import type { ShownLog } from '../outbox/with-unsent.ts';

/** A time on the building's clocks, as people read it. */
const clock = (time: string): string => formatTime(`2027-01-03T${time}:00Z`, 'UTC');

/** Place, people and times. */
export const LogFacts = ({ log }: { log: ShownLog }) => {
  const t = useText();
  const seesCard = useFlag('hasAccessWorld');
  const { job, building } = log;
  const when = (at: string | null, by: { name: string } | null): ReactNode => {
    if (at === null) return null;
    const said = formatDateTime(at, building.time_zone);
    return by ? t('action-logs:log.by', { when: said, name: by.name }) : said;
  };
  const name = `${job.job_number} ${job.job_name}`;
  const site = (
    <>
      {seesCard ? <AnchorLink to={jobHref(job.id)}>{name}</AnchorLink> : name}
      {building.name !== job.job_name && <div>{building.name}</div>}
    </>
  );
  const shift = [log.shift_start, log.shift_end].some(Boolean)
    ? [log.shift_start, log.shift_end].map((time) => (time ? clock(time) : '…')).join(' – ')
    : null;
  return (
    <RecordFacts
      facts={[
        [t('action-logs:field.job'), site],
        [t('action-logs:field.client'), log.client.name],
        [t('action-logs:field.porter'), log.porter.name],
        [t('action-logs:field.log_date'), formatDate(log.log_date)],
        [t('action-logs:field.shift'), shift],
        [t('action-logs:field.entries'), formatNumber(log.entries.length)],
        [t('action-logs:field.finalized_at'), when(log.finalized_at, log.finalized_by)],
        [t('action-logs:field.reopened_at'), when(log.reopened_at, log.reopened_by)],
      ]}
    />
  );
};
