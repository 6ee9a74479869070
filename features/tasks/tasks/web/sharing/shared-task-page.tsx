import { Box, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PictureLinks } from '#features/accounts/files/web';
import { SharedBuilding, SharedFrame, SharedProblem } from '#features/sites/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { formatDate, formatDateTime, useText } from '#platform/web/i18n/index';
import { useIdParam, useTextParam } from '#platform/web/routing/index';
import {
  PageHeader,
  PageSkeleton,
  RecordFacts,
  RecordLayout,
  RecordSection,
  Timeline,
} from '#platform/web/ui/index';
import { type SharedTask, sharedTaskEndpoints, titleWords } from '../../contract/index.ts';
import { DueText } from '../task/parts/due-text.tsx';
import { PriorityMark } from '../task/parts/priority-mark.tsx';
import { TaskStatusChip } from '../task/parts/task-status.tsx';
import classes from './shared.module.css';

/** Photos before and after, notes, and the changes of status. */
const SharedWork = ({ task }: { task: SharedTask }) => {
  const t = useText();
  const zone = task.building.time_zone;
  return (
    <>
      {task.pictures.length > 0 && (
        <RecordSection titleSpace={6} id="shared-before" title={t('files:photos.before')}>
          <PictureLinks pictures={task.pictures} />
        </RecordSection>
      )}
      {task.result_pictures.length > 0 && (
        <RecordSection titleSpace={6} id="shared-after" title={t('files:photos.after')}>
          <PictureLinks pictures={task.result_pictures} />
        </RecordSection>
      )}
      {task.notes.length > 0 && (
        <RecordSection titleSpace={6} id="shared-notes" title={t('tasks:shared.notes')}>
          <Stack component="ul" className={classes.notes}>
            {task.notes.map((note) => (
              <li key={`${note.at} ${note.body}`}>
                <Box component="span" fz={13} c="dimmed">
                  {note.author && `${note.author} · `}
                  <time dateTime={note.at}>{formatDateTime(note.at, zone)}</time>
                </Box>
                {note.body && <p className={classes.words}>{note.body}</p>}
                {note.pictures.length > 0 && <PictureLinks pictures={note.pictures} />}
              </li>
            ))}
          </Stack>
        </RecordSection>
      )}
      {task.timeline.length > 0 && (
        <RecordSection titleSpace={6} id="shared-steps" title={t('tasks:shared.steps')}>
          <Timeline
            zone={zone}
            entries={task.timeline.map(({ status, at }, step) => ({
              id: step,
              kind: step === 0 ? 'created' : 'status',
              at,
              title: t(`tasks:status.${status}`),
            }))}
          />
        </RecordSection>
      )}
    </>
  );
};

/** Place and times, in the building's time zone. */
const SharedFacts = ({ task }: { task: SharedTask }) => {
  const t = useText();
  const zone = task.building.time_zone;
  const when = (at: string | null) => at && formatDateTime(at, zone);
  const facts = [
    ['building', <SharedBuilding key="building" building={task.building} />],
    ['place', [task.floor, task.common_area, task.area].filter(Boolean).join(' · ')],
    ['due_at', task.due_at && <DueText dueAt={task.due_at} pastDue={task.past_due} zone={zone} />],
    ['scheduled_on', task.scheduled_on && formatDate(task.scheduled_on)],
    ['priority', <PriorityMark key="priority" level={task.priority_level} />],
    ['type', t(`tasks:type.${task.type}`)],
    ['serviced_at', when(task.serviced_at)],
    ['completed_at', when(task.completed_at)],
    ['close_note', task.close_note],
  ] as const satisfies readonly (readonly [string, ReactNode])[];
  return <RecordFacts facts={facts.map(([field, value]) => [t(`tasks:field.${field}`), value])} />;
};

/** Read again in time: the addresses of the pictures are valid for a quarter of an hour. */
const tenMinutes = 10 * 60_000;

const SharedTaskPage = () => {
  const t = useText();
  const id = useIdParam('taskId');
  const orgSlug = useTextParam('orgSlug');
  const {
    data: task,
    error,
    refetch,
  } = useQuery({
    ...endpointQuery(sharedTaskEndpoints.getSharedTask, { params: { orgSlug, id } }),
    staleTime: tenMinutes,
    meta: { quiet: true, anonymous: true },
  });
  const title = task && `${t('tasks:number', { number: task.number })} ${titleWords(task.title)}`;
  if (error) return <SharedProblem orgSlug={orgSlug} error={error} retry={() => void refetch()} />;
  if (!task || !title) return <PageSkeleton />;
  return (
    <SharedFrame orgSlug={orgSlug} title={title} printable>
      <article>
        <PageHeader title={title} chip={<TaskStatusChip status={task.status} />} />
        <RecordLayout
          description={task.description === task.title ? null : task.description}
          facts={<SharedFacts task={task} />}
        >
          <SharedWork task={task} />
        </RecordLayout>
      </article>
    </SharedFrame>
  );
};

export default SharedTaskPage;
