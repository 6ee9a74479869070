import { Badge, Box, Group, Paper, Stack, Title } from '@mantine/core';
import { IconBuilding, IconDots, IconLink, IconLinkOff, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { BuildingSections, buildingHref, prefetchBuilding, useBuilding } from '#features/sites/buildings/web';
import { ApiError, useAction } from '#platform/web/api/index';
import { showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, lazyPart, useMayOpen, type Visit } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { ActionMenu, EmptyState, type MenuAction, RowsSkeleton } from '#platform/web/ui/index';
import { type Job, jobRecordEndpoints } from '../../contract/index.ts';
import { newBuildingHref, paths } from '../addresses.ts';
import { cacheJob, refreshJobs } from '../live.ts';
import { useMayReadContacts } from './contact-flags.ts';
import classes from './job-card.module.css';
import { jobQuery, useJob } from './use-job.ts';

/** Takes a building from the job, and offers to undo that. */
const useUnlink = (job: Job): ((building: { id: number; name: string }) => MenuAction[]) => {
  const t = useText();
  const queries = useQueryClient();
  const params = { id: job.id };
  const add = useAction(jobRecordEndpoints.addJobBuilding, {
    onSuccess: (saved) => cacheJob(queries, saved),
  });
  const remove = useAction(jobRecordEndpoints.removeJobBuilding, { quiet: true });
  const unlink = ({ id, name }: { id: number; name: string }) =>
    remove.mutate(
      { params: { ...params, buildingId: id } },
      {
        onSuccess: (saved) => {
          cacheJob(queries, saved);
          showSuccess(t('jobs:buildings.unlinked', { name, number: job.job_number }), {
            label: t('platform:actions.undo'),
            run: () => add.mutate({ params, body: { building_id: id } }),
          });
        },
        onError: (error) => {
          const reasons = error instanceof ApiError ? Object.values(error.fields).flat() : [];
          if (reasons.length > 0) showAlert({ text: reasons.join('\n'), colour: 'red' });
          else showProblem(error);
          refreshJobs(queries);
        },
      },
    );
  return (building) =>
    job.can.update && job.buildings.length > 1
      ? [
          {
            label: t('jobs:buildings.unlink'),
            icon: IconLinkOff,
            onClick: () => !remove.isPending && unlink(building),
          },
        ]
      : [];
};

const [LinkDialog] = lazyPart(() => import('../buildings/link-dialog.tsx'));

/** Gives a job one more building: a new one, or one that is known. */
const AddBuilding = ({ job }: { job: Job }) => {
  const t = useText();
  const [linking, setLinking] = useState(false);
  const mayCreate = useMayOpen(paths.newBuilding);
  if (!job.can.update) return null;
  return (
    <div data-no-print>
      <ActionMenu
        label={t('jobs:buildings.add')}
        icon={IconPlus}
        text={t('jobs:buildings.add')}
        side="start"
        actions={[
          ...(mayCreate
            ? [{ label: t('jobs:buildings.new'), icon: IconPlus, to: newBuildingHref(job.id) }]
            : []),
          { label: t('jobs:buildings.link'), icon: IconLink, onClick: () => setLinking(true) },
        ]}
      />
      <Suspense fallback={null}>
        {linking && <LinkDialog job={job} onClose={() => setLinking(false)} />}
      </Suspense>
    </div>
  );
};

export const prefetch = ({ client, params }: Visit): void => {
  client.ensureQueryData(jobQuery(Number(params.jobId))).then(
    ({ buildings }) => {
      for (const { id } of buildings) prefetchBuilding(client, id);
    },
    () => {},
  );
};

const [BuildingContacts] = lazyPart(() => import('./building-contacts.tsx'));

/** Shown only once the sections above it have loaded, which would otherwise push it down. */
const ContactsSection = ({ buildingId }: { buildingId: number }) => {
  const t = useText();
  if (!useBuilding(buildingId)) return null;
  return (
    <section aria-label={t('jobs:card.contacts')}>
      <Title order={3} mt="lg" mb="xs">
        {t('jobs:card.contacts')}
      </Title>
      <Suspense fallback={<RowsSkeleton rows={3} />}>
        <BuildingContacts buildingId={buildingId} />
      </Suspense>
    </section>
  );
};

const Buildings = ({ job }: { job: Job }) => {
  const t = useText();
  const hasPage = useFlag('hasAccessAdminBuildings');
  const readsContacts = useMayReadContacts();
  const unlinking = useUnlink(job);
  if (job.buildings.length === 0) {
    return (
      <EmptyState
        icon={IconBuilding}
        title={t('jobs:buildings.none')}
        text={t('jobs:buildings.noneText')}
        action={<AddBuilding job={job} />}
      />
    );
  }
  return (
    <Stack className={classes.column} miw={0}>
      <AddBuilding job={job} />
      {job.buildings.map((building) => (
        <Paper key={building.id} component="section" p="md" aria-label={building.name}>
          <Group gap="xs" mb="xs">
            <Title order={2}>
              {hasPage ? (
                <AnchorLink to={buildingHref(building.id)} inherit>
                  {building.name}
                </AnchorLink>
              ) : (
                building.name
              )}
            </Title>
            {building.status === 'inactive' && (
              <Badge color="gray" variant="light">
                {t('buildings:inactive')}
              </Badge>
            )}
            {unlinking(building).length > 0 && (
              <Box ms="auto" data-no-print>
                <ActionMenu
                  label={t('jobs:buildings.actionsOf', { name: building.name })}
                  icon={IconDots}
                  variant="subtle"
                  actions={unlinking(building)}
                />
              </Box>
            )}
          </Group>
          <Suspense fallback={<RowsSkeleton rows={8} />}>
            <BuildingSections building={building} />
            {readsContacts && <ContactsSection buildingId={building.id} />}
          </Suspense>
        </Paper>
      ))}
    </Stack>
  );
};

const BuildingsTab = ({ jobId }: { jobId: number }) => {
  const { job } = useJob(jobId);
  return job ? <Buildings job={job} /> : <RowsSkeleton rows={8} />;
};

export default BuildingsTab;
