import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { formatDate, useText } from '#platform/web/i18n/index';
import { preloadOutboxForm, useUnsent } from '#platform/web/outbox/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { StatusChip } from '#platform/web/ui/index';
import type { Cost, ProjectCosts, SpecialProject } from '../../contract/index.ts';
import { CostLine } from './cost-line.tsx';
import { entryWords, usedWords } from './cost-words.ts';
import type { AboutCost } from './cost-writes.ts';
import classes from './costs.module.css';

/** Entries of a project that are only on this device, the latest first. */
const useUnsentCosts = (projectId: number) =>
  useUnsent()
    .filter(({ kind, state }) => kind === 'noteProjectCost' && state !== 'parked')
    .map(({ id, about }) => ({ id, ...(about as AboutCost) }))
    .filter((about) => about.projectId === projectId)
    .toReversed();

const UnsentCost = ({ entry }: Pick<AboutCost, 'entry'>) => {
  const t = useText();
  return (
    <Group component="li" className={classes.entry} gap="sm" wrap="nowrap" mih={56} py={6}>
      <Stack component="span" flex={1} miw={0} data-breaks gap={0}>
        <span>{entryWords(entry, t)}</span>
        <Box component="span" c="dimmed" fz={13}>
          {[usedWords(entry, t), formatDate(entry.worked_on)].join(' · ')}
        </Box>
      </Stack>
      <StatusChip status="draft" label={t('special-projects:costs.waiting')} />
    </Group>
  );
};

const [CostDialog, preload] = lazyPart(() => import('./cost-dialog.tsx'));

/** Loaded ahead, because there may be no network when somebody opens the form. */
const loadForm = () => Promise.all([preload(), import('./cost-entries.ts'), preloadOutboxForm()]);

type Props = {
  project: SpecialProject;
  costs: ProjectCosts;
  /** Only what was noted for this task; what is added belongs to it. */
  taskId?: number;
};

/** What was noted, with the form for more where the server says so. */
export const NotedCosts = ({ project, costs, taskId }: Props) => {
  const t = useText();
  const [opened, setOpened] = useState<Cost | 'new' | null>(null);
  const isMeant = (task: number | null | undefined) => taskId === undefined || task === taskId;
  const unsent = useUnsentCosts(project.id).filter(({ entry }) => isMeant(entry.task_id));
  const entries = costs.entries.filter(({ task }) => isMeant(task?.id));
  const { money, can } = costs;
  usePreload(loadForm, can.add);
  return (
    <>
      {entries.length + unsent.length > 0 ? (
        <ul>
          {unsent.map(({ id, entry }) => (
            <UnsentCost key={id} entry={entry} />
          ))}
          {entries.map((entry) => (
            <CostLine
              key={entry.id}
              project={project}
              entry={entry}
              showsMoney={money !== null}
              namesTask={taskId === undefined}
              onEdit={() => setOpened(entry)}
            />
          ))}
        </ul>
      ) : (
        taskId === undefined && (
          <Text size="sm" c="dimmed">
            {t('special-projects:costs.none')}
          </Text>
        )
      )}
      {can.add && (
        <Button
          data-no-print
          variant="default"
          mt={12}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setOpened('new')}
        >
          {t('special-projects:costs.add')}
        </Button>
      )}
      <Suspense fallback={null}>
        {opened && (
          <CostDialog
            project={project}
            costs={costs}
            taskId={taskId}
            entry={opened === 'new' ? null : opened}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  );
};
