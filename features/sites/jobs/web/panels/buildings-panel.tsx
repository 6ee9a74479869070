import { Title } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { BuildingBrief, BuildingFacts, CommonAreaList } from '#features/sites/buildings/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { EmptyState, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { jobEndpoints } from '../../contract/index.ts';

const BuildingsPanel = ({ jobId }: { jobId: number }) => {
  const t = useText();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(jobEndpoints.getJob, { params: { id: jobId } }),
    meta: { quiet: true },
  });
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={6} />;
  if (data.buildings.length === 0) {
    return (
      <EmptyState icon={IconBuilding} title={t('jobs:buildings.none')} text={t('jobs:buildings.noneText')} />
    );
  }
  return data.buildings.map((building) => (
    <section key={building.id} aria-label={building.name} style={{ marginBlockEnd: 24 }}>
      <Title order={3} mb={4}>
        {building.name}
      </Title>
      <BuildingFacts building={building} />
      <CommonAreaList building={building} order={4} />
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <BuildingBrief building={building} />
      </Suspense>
    </section>
  ));
};

export default BuildingsPanel;
