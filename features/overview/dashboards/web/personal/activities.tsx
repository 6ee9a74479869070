import { Box, Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { taskHref, titleWords, transitionWord } from '#features/tasks/tasks/web';
import type { AnswerOf } from '#platform/contract/endpoint';
import { formatDateTime, formatRelative, type Translate, useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { EmptyState, LoadProblem, Tile } from '#platform/web/ui/index';
import type { dashboardEndpoints } from '../../contract/index.ts';
import { usePersonal } from './offline-ready/bring-home.ts';
import classes from './personal.module.css';

type Activity = NonNullable<
  AnswerOf<(typeof dashboardEndpoints)['getPersonalDashboard']>['charts']['activities']
>[number];

const words = {
  'task.updated': 'dashboards:updated',
  'task.images-added': 'dashboards:photos',
  'task.signed': 'dashboards:signed',
  'task.noted': 'dashboards:noted',
  'task.shared': 'dashboards:shared',
  'share-link.revoked': 'dashboards:unshared',
  'task.created': 'tasks:history.created',
} as const;

const wordOf = (t: Translate, { action, from, to }: Activity['changes'][number]): string => {
  if (action === 'task.moved') return t(`tasks:history.${transitionWord({ from, to })}`);
  return t(words[action as keyof typeof words] ?? 'dashboards:other');
};

/** Number of changes in one line, the newest first. */
const wordsShown = 3;

const whatOf = (t: Translate, { changes }: Activity): string =>
  [...new Set(changes.map((change) => wordOf(t, change)))].slice(0, wordsShown).join(' · ');

/** Number of lines that fit beside the list of sites most behind. */
const besideSites = 5;

/** The latest changes at this person's jobs, one line for each task. */
const Activities = () => {
  const t = useText();
  const { data, error, refetch } = usePersonal();
  const title = t('dashboards:activities');
  if (!data) {
    return <Tile title={title}>{error && <LoadProblem error={error} retry={() => void refetch()} />}</Tile>;
  }
  const activities = (data.charts.activities ?? []).slice(0, data.company ? besideSites : undefined);
  if (activities.length === 0) {
    return (
      <Tile title={title}>
        <EmptyState icon={IconHistory} title={t('dashboards:quietTitle')} text={t('dashboards:quietText')} />
      </Tile>
    );
  }
  return (
    <Tile title={title}>
      <ul className={classes.activities}>
        {activities.map((activity) => {
          const what = whatOf(t, activity);
          return (
            <li key={activity.id}>
              <PlainLink to={taskHref(activity.task.id)} className={classes.activity}>
                <Box component="span" data-figures c="dimmed">
                  {t('tasks:number', { number: activity.task.number })}
                </Box>{' '}
                {titleWords(activity.task.title)}
              </PlainLink>
              <Group
                className={classes.second}
                gap="2px 10px"
                align="stretch"
                justify="space-between"
                mt={2}
                fz={13}
                c="dimmed"
              >
                <span>{activity.actor ? t('dashboards:by', { what, name: activity.actor }) : what}</span>
                <span className={classes.place}>
                  {activity.job.job_number} {activity.job.job_name}
                </span>
                <time dateTime={activity.at} title={formatDateTime(activity.at)}>
                  {formatRelative(activity.at)}
                </time>
              </Group>
            </li>
          );
        })}
      </ul>
    </Tile>
  );
};

export default Activities;
