import { Badge, Group, Paper, Title } from '@mantine/core';
import { IconBuilding, IconDots } from '@tabler/icons-react';
import { Suspense } from 'react';
import { BuildingSections, buildingHref, prefetchBuilding, useBuilding } from '#features/sites/buildings/web';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, lazyPart, type Visit } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { ActionMenu, EmptyState, RowsSkeleton } from '#platform/web/ui/index';
import type { Job } from '../../contract/index.ts';
import { AddBuilding } from '../buildings/add-building.tsx';
import { useUnlink } from '../buildings/use-unlink.ts';
import classes from './job-card.module.css';
import { jobQuery, useJob } from './use-job.ts';
import { useMayReadContacts } from './use-may-read-contacts.ts';

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
    <div className={classes.column}>
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
              <div className={classes.ofBuilding} data-no-print>
                <ActionMenu
                  label={t('jobs:buildings.actionsOf', { name: building.name })}
                  icon={IconDots}
                  variant="subtle"
                  actions={unlinking(building)}
                />
              </div>
            )}
          </Group>
          <Suspense fallback={<RowsSkeleton rows={8} />}>
            <BuildingSections building={building} />
            {readsContacts && <ContactsSection buildingId={building.id} />}
          </Suspense>
        </Paper>
      ))}
    </div>
  );
};

const BuildingsTab = ({ jobId }: { jobId: number }) => {
  const { job } = useJob(jobId);
  return job ? <Buildings job={job} /> : <RowsSkeleton rows={8} />;
};

export default BuildingsTab;
