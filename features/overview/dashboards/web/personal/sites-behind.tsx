import { Box, Group } from '@mantine/core';
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
              <Group className={classes.site} gap="2px 12px" align="stretch">
                <PlainLink to={jobHref(job_id)} className={classes.activity}>
                  <Box component="span" data-figures c="dimmed">
                    {job_number}
                  </Box>{' '}
                  {job_name}
                </PlainLink>
                <Box component="span" c="var(--cora-danger)" fw={600} data-figures>
                  {t('dashboards:late', { count: past_due, shown: formatNumber(past_due) })}
                </Box>
                <span className={classes.open}>
                  {t('dashboards:ofOpen', { count: open, shown: formatNumber(open) })}
                </span>
              </Group>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
};

export default SitesBehind;
