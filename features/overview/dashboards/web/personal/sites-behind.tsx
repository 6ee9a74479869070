import { IconCircleCheck } from '@tabler/icons-react';
import { jobHref } from '#features/sites/jobs/web';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { EmptyState, Tile } from '#platform/web/ui/index';
import { usePersonal } from './offline-ready/bring-home.ts';
import classes from './personal.module.css';

/** The sites with most past-due tasks. */
const SitesBehind = () => {
  const t = useText();
  const { data } = usePersonal();
  if (!data?.company) return null;
  const { behind } = data.company;
  return (
    <Tile title={t('dashboards:behind')}>
      {behind.length === 0 ? (
        <EmptyState icon={IconCircleCheck} title={t('dashboards:onTime')} text={t('dashboards:onTimeText')} />
      ) : (
        <ul className={classes.activities}>
          {behind.map(({ job_id, job_number, job_name, open, past_due }) => (
            <li key={job_id}>
              <div className={classes.site}>
                <PlainLink to={jobHref(job_id)} className={classes.activity}>
                  <span className={classes.number}>{job_number}</span> {job_name}
                </PlainLink>
                <span className={classes.late}>
                  {t('dashboards:late', { count: past_due, shown: formatNumber(past_due) })}
                </span>
                <span className={classes.open}>
                  {t('dashboards:ofOpen', { count: open, shown: formatNumber(open) })}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
};

export default SitesBehind;
