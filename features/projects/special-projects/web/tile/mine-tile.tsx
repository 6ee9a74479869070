import { IconTools } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { projectsTonightQuery, tasksHref } from '#features/tasks/tasks/web';
import { useSettledQuery } from '#platform/web/api/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import type { Visit } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { CountLinks, EmptyState, LoadProblem, RecordLines, StatusChip, Tile } from '#platform/web/ui/index';
import { projectHref } from '../addresses.ts';
import { mineQuery } from './mine-query.ts';

export const prefetch = ({ client, session }: Visit): void => {
  void client.prefetchQuery(mineQuery);
  if (session?.flags.has('hasAccessTasks')) void client.prefetchQuery(projectsTonightQuery);
};

/** The projects that a person schedules, answers for or works on in the next seven days, and how much work is planned for
 * tonight at all sites in scope. */
const MineTile = () => {
  const t = useText();
  const { data, error, refetch } = useSettledQuery(mineQuery);
  const { data: counted } = useQuery({ ...projectsTonightQuery, enabled: useFlag('hasAccessTasks') });
  const title = t('special-projects:tile.title');
  if (!data)
    return <Tile title={title}>{error && <LoadProblem error={error} retry={() => void refetch()} />}</Tile>;
  const tonight = counted?.total ?? 0;
  return (
    <Tile title={title}>
      {tonight > 0 && (
        <CountLinks
          label={title}
          counts={[
            {
              label: t('special-projects:tile.tonight', { count: tonight }),
              value: tonight,
              to: tasksHref({ projects_tonight: true }),
            },
          ]}
        />
      )}
      {data.length > 0 ? (
        <RecordLines
          label={title}
          lines={data.map(({ id, task_id, number, title: name, status, day, client }) => ({
            id: task_id ?? id,
            to: projectHref(id),
            title: name,
            facts: [formatDate(day), number, client],
            marks: <StatusChip status={status} label={t(`special-projects:status.${status}`)} />,
          }))}
        />
      ) : (
        tonight === 0 && <EmptyState icon={IconTools} title={t('special-projects:tile.empty')} text="" />
      )}
    </Tile>
  );
};

export default MineTile;
