import { ChartFrame } from '#platform/web/figures/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { AnchorLink, PlainLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import type { ReportComment } from '../../contract/index.ts';
import { reportHref } from '../addresses.ts';
import classes from './dashboard.module.css';

type Props = {
  of: { count: number; rows: readonly ReportComment[] };
  /** Address of all reports with one. */
  all: string;
};

/** What crews said of their nights, the latest first. */
export const LatestComments = ({ of: { count, rows }, all }: Props) => {
  const t = useText();
  const opens = useFlag('hasAccessReports');
  return (
    <ChartFrame title={t('daily-reports:dashboard.comments.title')} empty={rows.length === 0} wide>
      <ul className={classes.comments}>
        {rows.map(({ id, night, job, supervisor, text }) => {
          const about = `${formatDate(night)} · ${job.job_number} ${job.job_name}`;
          return (
            <li key={id} className={classes.comment}>
              {opens ? (
                <PlainLink to={reportHref(id)} className={classes.about}>
                  {about}
                </PlainLink>
              ) : (
                <span className={classes.about}>{about}</span>
              )}
              {supervisor && <span className={classes.who}> · {supervisor.name}</span>}
              <p className={classes.text}>{text}</p>
            </li>
          );
        })}
      </ul>
      {opens && (
        <AnchorLink to={all} size="sm" className={classes.more}>
          {t('daily-reports:dashboard.comments.all', { count })}
        </AnchorLink>
      )}
    </ChartFrame>
  );
};
