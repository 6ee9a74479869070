import { Badge, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Suspense } from 'react';
import { z } from 'zod';
import { useRecordQuery } from '#platform/web/api/index';
import { buildingTabStore, useAddedTabs } from '#platform/web/feature/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { lazyPart, urlFlag, urlText, useIdParam, useSearchState } from '#platform/web/routing/index';
import {
  EmptyState,
  PageHeader,
  PageSkeleton,
  RecordProblem,
  type RecordTab,
  RecordTabs,
} from '#platform/web/ui/index';
import type { BuildingRecord } from '../../contract/index.ts';
import { AccessNote } from '../access/access-note.tsx';
import { CommonAreas } from '../common-areas/common-areas.tsx';
import { BuildingFiles } from '../notes/building-files.tsx';
import { BuildingNotes } from '../notes/building-notes.tsx';
import { addressLine } from '../place/address.ts';
import { StackingPlan } from '../stacking-plan/index.ts';
import { buildingQuery } from '../use-building.ts';
import { BuildingDetails } from './building-details.tsx';
import { UnsentEntry } from './unsent-entry.tsx';
import { useBuildingLinks } from './use-building-links.ts';
import { useDeleteBuilding } from './use-delete-building.tsx';
import { useRestoreBuilding } from './use-restore-building.ts';

type Props = { building: BuildingRecord; deletedAt: string };

/** Stands in place of the page of a building that was deleted. Who reads it may bring it back. */
const DeletedBuilding = ({ building, deletedAt }: Props) => {
  const t = useText();
  const restore = useRestoreBuilding();
  return (
    <EmptyState
      icon={IconTrash}
      title={t('buildings:deleting.gone', { when: formatDate(deletedAt) })}
      text={t('buildings:deleting.goneText')}
      action={<Button onClick={() => restore(building)}>{t('buildings:deleting.restore')}</Button>}
    />
  );
};

const [UsesDialog] = lazyPart(() => import('./uses-dialog.tsx'));

const pageSearch = z.object({ tab: urlText() });

/** The parts of this feature and of others. The address names the open one. */
const BuildingTabs = ({ building }: { building: BuildingRecord }) => {
  const t = useText();
  const [search, setSearch] = useSearchState(pageSearch);
  const tabs: RecordTab[] = [
    {
      id: 'details',
      title: t('buildings:tabs.details'),
      order: 10,
      content: <BuildingDetails building={building} />,
    },
    { id: 'plan', title: t('buildings:tabs.plan'), order: 20, content: <StackingPlan building={building} /> },
    {
      id: 'areas',
      title: t('buildings:commonAreas'),
      order: 30,
      content: <CommonAreas building={building} />,
    },
    {
      id: 'notes',
      title: t('buildings:tabs.notes'),
      order: 50,
      content: <BuildingNotes building={building} />,
    },
    {
      id: 'files',
      title: t('buildings:tabs.files'),
      order: 60,
      content: <BuildingFiles building={building} />,
    },
    {
      id: 'access',
      title: t('buildings:tabs.access'),
      order: 70,
      content: <AccessNote buildingId={building.id} />,
    },
    ...useAddedTabs(buildingTabStore, { buildingId: building.id }),
  ];
  return (
    <RecordTabs
      label={t('buildings:tabs.all')}
      tabs={tabs}
      open={search.tab}
      onOpen={(tab) => setSearch({ tab })}
      paper
    />
  );
};

const useTrail = (last: string) => {
  const t = useText();
  return [
    { title: t('app:titles.admin'), to: '/admin' },
    { title: t('buildings:jobs'), to: '/admin/jobs' },
    last,
  ];
};

const Deleted = ({ building, deletedAt }: { building: BuildingRecord; deletedAt: string }) => (
  <>
    <PageHeader
      title={building.name}
      subtitle={addressLine(building)}
      breadcrumbs={useTrail(building.name)}
    />
    <DeletedBuilding building={building} deletedAt={deletedAt} />
  </>
);

const recordSearch = z.object({ deleted: urlFlag() });

const Loaded = ({ building }: { building: BuildingRecord }) => {
  const t = useText();
  const links = useBuildingLinks(building);
  const { menu, uses, closeUses } = useDeleteBuilding(building);
  return (
    <>
      <PageHeader
        title={building.name}
        subtitle={addressLine(building)}
        chip={
          building.status === 'inactive' ? (
            <Badge color="gray" variant="light">
              {t('buildings:inactive')}
            </Badge>
          ) : undefined
        }
        breadcrumbs={useTrail(building.name)}
        menu={[...links, ...menu]}
      />
      <BuildingTabs building={building} />
      <UnsentEntry building={building} />
      <Suspense fallback={null}>{uses && <UsesDialog uses={uses} onClose={closeUses} />}</Suspense>
    </>
  );
};

const BuildingPage = () => {
  const t = useText();
  const trail = useTrail(t('buildings:titles.record'));
  const [{ deleted }] = useSearchState(recordSearch);
  const { data, error, refetch } = useRecordQuery({
    ...buildingQuery(useIdParam('buildingId'), deleted),
    refetchOnMount: 'always',
  });
  if (data?.deleted_at) return <Deleted building={data} deletedAt={data.deleted_at} />;
  if (data) return <Loaded key={data.id} building={data} />;
  if (!error) return <PageSkeleton crumbs />;
  return (
    <RecordProblem
      error={error}
      retry={() => void refetch()}
      title={t('buildings:titles.record')}
      breadcrumbs={trail}
      missing={{ title: t('buildings:notFound'), back: { label: t('buildings:back'), to: '/admin/jobs' } }}
    />
  );
};

export default BuildingPage;
