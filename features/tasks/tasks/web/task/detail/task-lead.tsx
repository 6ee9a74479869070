import { Group, Stack } from '@mantine/core';
import { IconCalendarEvent, IconMapPin } from '@tabler/icons-react';
import { jobHref } from '#features/sites/jobs/web';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import type { Task } from '../../../contract/index.ts';
import { placeOf, siteOf } from '../blocks/find-tasks.ts';
import { DueText } from '../parts/due-text.tsx';
import classes from './detail.module.css';
import { Directions } from './directions.tsx';
import { Requirements } from './requirements.tsx';

/** On a phone, under the title: where and until when. All other facts are folded at the end of the page. */
export const TaskLead = ({ task }: { task: Task }) => {
  const t = useText();
  const place = placeOf(task);
  return (
    <Stack className={classes.lead} gap={4} c="var(--mantine-color-text)">
      <Group className={classes.row} gap="4px 16px">
        <AnchorLink to={jobHref(task.job.id)}>{siteOf(task)}</AnchorLink>
        <Directions task={task} />
      </Group>
      <Group className={classes.row} gap="4px 16px">
        <Group component="span" className={classes.fact} gap={6} wrap="nowrap" display="inline-flex" miw={0}>
          {!task.past_due && <IconCalendarEvent size={18} stroke={1.7} aria-hidden />}
          <DueText
            brief
            dueAt={task.due_at}
            pastDue={task.past_due}
            zone={task.building.time_zone}
            empty={t('tasks:noDue')}
          />
        </Group>
        {place && (
          <Group
            component="span"
            className={classes.fact}
            gap={6}
            wrap="nowrap"
            display="inline-flex"
            miw={0}
          >
            <IconMapPin size={18} stroke={1.7} aria-hidden />
            {place}
          </Group>
        )}
      </Group>
      <Requirements task={task} />
    </Stack>
  );
};
