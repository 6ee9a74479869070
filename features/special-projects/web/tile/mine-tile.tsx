import { IconTools } from '@tabler/icons-react';
import { useSettledQuery } from '#platform/web/api/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import type { Visit } from '#platform/web/routing/index';
import { EmptyState, LoadProblem, RecordLines, StatusChip, Tile } from '#platform/web/ui/index';
import { projectHref } from '../addresses.ts';
import { mineQuery } from './mine-query.ts';

export const prefetch = ({ client }: Visit): void => void client.prefetchQuery(mineQuery);

/** The projects that a person schedules, answers for or works on in the next seven days. */
const MineTile = () => {
  const t = useText();
  const { data, error, refetch } = useSettledQuery(mineQuery);
  const title = t('special-projects:tile.title');
  if (!data)
    return <Tile title={title}>{error && <LoadProblem error={error} retry={() => void refetch()} />}</Tile>;
  return (
    <Tile title={title}>
      {data.length === 0 ? (
        <EmptyState icon={IconTools} title={t('special-projects:tile.empty')} text="" />
      ) : (
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
      )}
    </Tile>
  );
};

export default MineTile;
