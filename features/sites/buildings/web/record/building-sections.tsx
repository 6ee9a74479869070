import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import type { Building } from '../../contract/index.ts';
import { AccessNote } from '../access/access-note.tsx';
import { BuildingFacts } from '../building-facts.tsx';
import { CommonAreas } from '../common-areas/common-areas.tsx';
import { BuildingFiles } from '../notes/building-files.tsx';
import { BuildingNotes } from '../notes/building-notes.tsx';
import StackingPlan from '../stacking-plan/stacking-plan.tsx';
import { buildingQuery } from '../use-building.ts';
import { BuildingDetails } from './building-details.tsx';
import { UnsentEntry } from './unsent-entry.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <Title order={3} mb="xs">
      {title}
    </Title>
    {children}
  </section>
);

/** All parts of a building below each other, for people who have no page of it. */
export const BuildingSections = ({ building: known }: { building: Building }) => {
  const t = useText();
  const { data: building, error, refetch } = useQuery(buildingQuery(known.id));
  if (!building) {
    return (
      <>
        <BuildingFacts building={known} />
        {error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={6} />}
      </>
    );
  }
  return (
    <Stack gap="lg">
      <BuildingDetails building={building} />
      <Part title={t('buildings:commonAreas')}>
        <CommonAreas building={building} />
      </Part>
      <StackingPlan building={building} />
      <Part title={t('buildings:facts.access')}>
        <AccessNote buildingId={building.id} />
      </Part>
      <Part title={t('buildings:tabs.notes')}>
        <BuildingNotes building={building} />
      </Part>
      <Part title={t('buildings:tabs.files')}>
        <BuildingFiles building={building} />
      </Part>
      <UnsentEntry building={building} />
    </Stack>
  );
};
