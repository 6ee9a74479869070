import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { confirmableGaps, type Job } from '../../contract/index.ts';
import classes from './setup.module.css';
import { useGapHref } from './use-gap-href.ts';

/** The gaps of the job, each as a link to the page where it can be filled, for people who may open that page. */
export const SetupGaps = ({ job }: { job: Job }) => {
  const t = useText();
  const hrefOf = useGapHref(job);
  const isAdmin = useFlag('isAdmin');
  const { setup_incomplete: gaps, status } = job;
  if (gaps.length === 0) return null;
  return (
    <Alert
      variant="outline"
      color="warning"
      className={classes.setup}
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('jobs:setup.title', { count: gaps.length })}
      role="note"
    >
      <ul className={classes.missing}>
        {gaps.map((gap) => {
          const words = t(`jobs:setup.${gap}`);
          const href = hrefOf(gap);
          const confirmable = isAdmin && status !== 'active' && confirmableGaps.includes(gap);
          return (
            <li key={gap}>
              {href === undefined ? (
                words
              ) : href.startsWith('#') ? (
                <Anchor href={href}>{words}</Anchor>
              ) : (
                <AnchorLink to={href}>{words}</AnchorLink>
              )}
              {confirmable && ` ${t('jobs:setup.confirmable')}`}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
};
