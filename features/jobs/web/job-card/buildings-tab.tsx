import { Badge, Group, Paper, Title } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { Suspense } from 'react';
import { BuildingFacts, CommonAreaList, StackingPlan } from '#features/buildings/web';
import type { Job } from '#features/jobs/contract';
import { useText } from '#platform/web/i18n/index';
import { EmptyState, RowsSkeleton } from '#platform/web/ui/index';
import classes from './job-card.module.css';

export const BuildingsTab = ({ job }: { job: Job }) => {
  const t = useText();
  if (job.buildings.length === 0) {
    return (
      <EmptyState icon={IconBuilding} title={t('jobs:buildings.none')} text={t('jobs:buildings.noneText')} />
    );
  }
  return (
    <div className={classes.column}>
      {job.buildings.map((building) => (
        <Paper key={building.id} component="section" p="md" aria-label={building.name}>
          <Group gap="xs" mb="xs">
            <Title order={2}>{building.name}</Title>
            {building.status === 'inactive' && (
              <Badge color="gray" variant="light">
                {t('buildings:inactive')}
              </Badge>
            )}
          </Group>
          <BuildingFacts building={building} />
          <CommonAreaList building={building} />
          <Suspense fallback={<RowsSkeleton rows={building.floors.length || 3} />}>
            <StackingPlan building={building} />
          </Suspense>
        </Paper>
      ))}
    </div>
  );
};
