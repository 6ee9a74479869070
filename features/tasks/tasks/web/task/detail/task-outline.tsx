import { useText } from '#platform/web/i18n/index';
import { UnsentNotice } from '#platform/web/outbox/index';
import {
  LoadProblem,
  PageHeader,
  RecordFacts,
  RecordLayout,
  RowsSkeleton,
  StatusChip,
} from '#platform/web/ui/index';
import { type TaskRow, titleWords } from '../../../contract/index.ts';
import { tasksHref } from '../../addresses.ts';
import { placeOf, siteOf } from '../blocks/find-tasks.ts';
import { taskGroup } from '../outbox/about.ts';
import { Assignees } from '../parts/assignees.tsx';
import { DueText } from '../parts/due-text.tsx';
import { PriorityMark } from '../parts/priority-mark.tsx';
import { TaskStatusChip } from '../parts/task-status.tsx';

type Props = { row: TaskRow; error: Error | null; retry: () => void };

/** What a list knows of a task, until its details come. */
const TaskOutline = ({ row, error, retry }: Props) => {
  const t = useText();
  const number = t('tasks:number', { number: row.number });
  const { due_at, past_due, building } = row;
  return (
    <article>
      <PageHeader
        title={`${number} ${titleWords(row.title)}`}
        chip={
          <>
            <TaskStatusChip status={row.status} />
            {past_due && <StatusChip status="past_due" label={t('tasks:pastDue')} />}
          </>
        }
        subtitle={siteOf(row)}
        breadcrumbs={[{ title: t('tasks:titles.list'), to: tasksHref() }, number]}
      />
      <UnsentNotice group={taskGroup(row.id)} />
      <RecordLayout
        facts={
          <RecordFacts
            facts={[
              [t('tasks:field.site'), siteOf(row)],
              [t('tasks:field.place'), placeOf(row)],
              [
                t('tasks:field.due_at'),
                <DueText
                  key="due"
                  dueAt={due_at}
                  pastDue={past_due}
                  zone={building.time_zone}
                  empty={t('tasks:noDue')}
                />,
              ],
              [t('tasks:field.assignees'), <Assignees key="people" people={row.assignees} named />],
              [t('tasks:field.priority'), <PriorityMark key="priority" level={row.priority_level} />],
              [t('tasks:field.type'), t(`tasks:type.${row.type}`)],
            ]}
          />
        }
      >
        {error ? <LoadProblem error={error} retry={retry} /> : <RowsSkeleton rows={4} />}
      </RecordLayout>
    </article>
  );
};

export default TaskOutline;
