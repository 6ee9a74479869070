import { Box, Button, Group, Text, Title } from '@mantine/core';
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Job } from '#features/sites/jobs/contract';
import { call } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatWallTime } from '#platform/web/i18n/clock-words';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { ActionMenu } from '#platform/web/ui/index';
import { type Round, roundEndpoints } from '../../contract/index.ts';
import { intervalWord } from './interval-word.ts';
import classes from './rounds.module.css';
import { roundsQuery } from './rounds-query.ts';

const [RoundDialog, preloadDialog] = lazyPart(() => import('./round-dialog.tsx'));

/** The rounds of a site on its Job Card; hidden when there are none and the person may not make any. */
export const JobRounds = ({ job }: { job: Pick<Job, 'id' | 'buildings'> }) => {
  const t = useText();
  const client = useQueryClient();
  const mayWrite = useFlag('admin.canEditJobSite');
  const [open, setOpen] = useState<{ round: Round | null } | null>(null);
  const query = roundsQuery(job.id);
  const { data: rounds } = useQuery(query);
  usePreload(preloadDialog, mayWrite);
  if (!rounds || (rounds.length === 0 && !mayWrite)) return null;
  const remove = async ({ id, name }: Round) => {
    const words = { agree: t('platform:actions.delete'), danger: true };
    if (!(await confirm(t('action-logs:rounds.deleteQuestion', { name }), words))) return;
    call(roundEndpoints.deleteRound, { params: { id } })
      .then(() => showSuccess(t('action-logs:rounds.deleted', { name })))
      .catch(showProblem)
      .finally(() => void client.invalidateQueries({ queryKey: query.queryKey }));
  };
  return (
    <Box component="section" aria-labelledby="action-log-rounds" mb={24}>
      <Group gap="xs" justify="space-between">
        <Title order={2} id="action-log-rounds">
          {t('action-logs:rounds.title')}
        </Title>
        {mayWrite && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setOpen({ round: null })}
          >
            {t('action-logs:rounds.add')}
          </Button>
        )}
      </Group>
      {rounds.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('action-logs:rounds.none')}
        </Text>
      ) : (
        <ul className={classes.rounds}>
          {rounds.map((round) => (
            <li key={round.id}>
              <Box component="span" className={classes.name} flex={1} miw={0} fw={500} data-breaks>
                {round.name}
                <Box component="span" display="block" c="dimmed" fz="sm" fw={400}>
                  {[
                    job.buildings.length > 1 && round.building.name,
                    intervalWord(round.interval_minutes, t),
                    t('action-logs:rounds.roomCount', { count: round.rooms.length }),
                    round.starts_at &&
                      round.ends_at &&
                      `${formatWallTime(round.starts_at)} – ${formatWallTime(round.ends_at)}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Box>
              </Box>
              {mayWrite && (
                <ActionMenu
                  icon={IconDots}
                  size={44}
                  variant="subtle"
                  label={t('action-logs:rounds.actions', { name: round.name })}
                  actions={[
                    {
                      label: t('action-logs:rounds.edit'),
                      icon: IconPencil,
                      onClick: () => setOpen({ round }),
                    },
                    {
                      label: t('platform:actions.delete'),
                      icon: IconTrash,
                      danger: true,
                      onClick: () => void remove(round),
                    },
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {open && (
          <RoundDialog
            jobId={job.id}
            buildings={job.buildings}
            round={open.round}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </Box>
  );
};
