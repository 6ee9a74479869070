import { IconChecklist } from '@tabler/icons-react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState } from '#platform/web/ui/index';
import { seriesExportColumns, taskExportEndpoints, titleWords } from '../../../contract/index.ts';
import { seriesHref } from '../../addresses.ts';
import { NewTask } from '../../task/list/new-task.tsx';
import { seriesColumns } from './series-columns.tsx';
import { seriesList } from './series-list-definition.ts';

const exporting = { endpoint: taskExportEndpoints.exportSeries, columns: seriesExportColumns };

const SeriesList = () => {
  const t = useText();
  const [{ job_id }] = useSearchState(seriesList.schema);
  const mayAddTask = useFlag('tasks.canAddTask');
  const mayRepeat = useFlag('tasks.canUpdateTask');
  return (
    <RecordList
      list={seriesList}
      label={t('tasks:series.list.label')}
      searching={t('tasks:series.list.search')}
      apply={t('tasks:series.list.apply')}
      columns={seriesColumns}
      rowLabel={({ title }) => titleWords(title)}
      rowHref={({ id }) => seriesHref(id)}
      ViewsMenu={ViewsMenu}
      exporting={exporting}
      empty={
        <EmptyState
          icon={IconChecklist}
          title={t('tasks:series.list.emptyTitle')}
          text={t('tasks:series.list.emptyText')}
          action={mayAddTask && mayRepeat && <NewTask jobId={job_id} />}
        />
      }
    />
  );
};

export default SeriesList;
