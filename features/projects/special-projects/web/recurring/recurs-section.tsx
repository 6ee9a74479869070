import { Button, Group, Stack, Text } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ruleWords } from '#features/tasks/tasks/web';
import { call } from '#platform/web/api/index';
import { confirm, showSuccess } from '#platform/web/feedback/index';
import { useSteps } from '#platform/web/feedback/steps';
import { capitalized, useText } from '#platform/web/i18n/index';
import { formatWeekdayDate } from '#platform/web/i18n/weekday-dates';
import { lazyPart } from '#platform/web/routing/index';
import { RecordSection } from '#platform/web/ui/index';
import {
  type ProjectSchedule,
  recurringEndpoints,
  runningStatuses,
  type SpecialProject,
} from '../../contract/index.ts';
import { refreshProjects } from '../live.ts';
import { cacheProject } from '../queries.ts';

const [ScheduleDialog, preload] = lazyPart(() => import('./schedule-dialog.tsx'));

const { removeRecurringInterval } = recurringEndpoints;

const ScheduleLine = ({ project, schedule }: { project: SpecialProject; schedule: ProjectSchedule }) => {
  const t = useText();
  const client = useQueryClient();
  const { id, updated_at, can } = project;
  const { rule, upcoming } = schedule;
  const { busy, runStep } = useSteps(() => refreshProjects(client, [id]));
  const words = ruleWords(rule, 'scheduled', t);
  const remove = () =>
    runStep(async () => {
      const question = t('special-projects:recurs.removeQuestion');
      if (!(await confirm(question, { agree: t('special-projects:recurs.remove'), danger: true }))) return;
      const params = { id, scheduleId: schedule.id };
      cacheProject(client, await call(removeRecurringInterval, { params, query: { updated_at } }));
      showSuccess(t('special-projects:recurs.removed'));
    });
  return (
    <li>
      <Group gap="4px 12px" justify="space-between">
        <Text fw={500}>{words}</Text>
        {can.schedule && (
          <Button
            data-no-print
            variant="subtle"
            color="gray"
            loading={busy}
            aria-label={t('special-projects:recurs.removeOf', { rule: words })}
            onClick={() => void remove()}
          >
            {t('special-projects:recurs.remove')}
          </Button>
        )}
      </Group>
      {upcoming.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('special-projects:recurs.ended')}
        </Text>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            {t('special-projects:recurs.next')}
          </Text>
          <Group component="ul" m="4px 0 0" data-figures gap="4px 16px" align="stretch">
            {upcoming.map((date) => (
              <li key={date}>{capitalized(formatWeekdayDate(date))}</li>
            ))}
          </Group>
        </>
      )}
    </li>
  );
};

/** How a project recurs, with its next dates; nothing for people who cannot let one recur that is done once. */
export const RecursSection = ({ project }: { project: SpecialProject }) => {
  const t = useText();
  const [adding, setAdding] = useState(false);
  const { schedules, can, job, status } = project;
  if (schedules.length === 0 && !can.schedule) return null;
  const rests = schedules.length > 0 && job !== null && !runningStatuses.includes(status) && can.schedule;
  return (
    <RecordSection id="project-recurs" title={t('special-projects:recurs.title')} titleSpace="sm">
      {schedules.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('special-projects:recurs.none')}
        </Text>
      )}
      <Stack component="ul">
        {schedules.map((schedule) => (
          <ScheduleLine key={schedule.id} project={project} schedule={schedule} />
        ))}
      </Stack>
      {rests && (
        <Text size="sm" c="dimmed" data-no-print>
          {t('special-projects:recurs.resting')}
        </Text>
      )}
      {can.schedule && (
        <Button
          data-no-print
          variant="default"
          mt={12}
          leftSection={<IconRepeat size={16} aria-hidden />}
          onPointerEnter={preload}
          onClick={() => setAdding(true)}
        >
          {t('special-projects:recurs.add')}
        </Button>
      )}
      <Suspense fallback={null}>
        {adding && <ScheduleDialog project={project} onClose={() => setAdding(false)} />}
      </Suspense>
    </RecordSection>
  );
};
