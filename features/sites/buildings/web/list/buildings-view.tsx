import { IconBuilding, IconPlus } from '@tabler/icons-react';
import { z } from 'zod';
import { BulkButtons } from '#platform/web/bulk/index';
import type { BulkAction } from '#platform/web/feature/index';
import { type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { ButtonLink, urlFlag, useMayOpen, useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { type Column, EmptyState } from '#platform/web/ui/index';
import type { BuildingCard } from '../../contract/index.ts';
import { buildingHref, paths } from '../addresses.ts';
import { ApproximateMark } from '../place/approximate-mark.tsx';
import { NeedsLocationMark } from '../place/needs-location-mark.tsx';
import { buildingList, restorableList } from './building-list.ts';

const buildingColumns = (_phone: boolean, t: Translate): readonly Column<BuildingCard>[] => [
  { id: 'name', header: t('buildings:edit.name'), sort: 'name', cell: ({ name }) => name },
  {
    id: 'address',
    header: t('buildings:facts.address'),
    sort: 'address',
    cell: ({ address }) => address,
    card: 'plain',
  },
  {
    id: 'city',
    header: t('buildings:list.place'),
    sort: 'city',
    cell: ({ city, state, zip }) => `${city}, ${state} ${zip}`,
    card: 'plain',
  },
  {
    id: 'location',
    header: t('buildings:list.location'),
    card: 'plain',
    cell: ({ lat, location_approximate }) =>
      lat === null ? <NeedsLocationMark /> : location_approximate ? <ApproximateMark /> : null,
  },
];

const bulkActions: readonly BulkAction[] = [
  {
    id: 'change',
    title: 'buildings:bulk.change',
    flags: ['admin.canEditJobSite'],
    order: 10,
    component: () => import('../bulk/change-dialog.tsx'),
  },
];

const viewSearch = z.object({ deleted: urlFlag() });

/** The buildings, below the list of job sites. */
const BuildingsView = () => {
  const t = useText();
  const mayAdd = useMayOpen(paths.create);
  const mayRestore = useFlag('admin.canDeleteBuilding');
  const mayChange = useFlag('admin.canEditJobSite');
  const [{ deleted }] = useSearchState(viewSearch);
  const createButton = mayAdd && (
    <ButtonLink to={paths.create} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('buildings:titles.create')}
    </ButtonLink>
  );
  return (
    <RecordList
      list={mayRestore ? restorableList : buildingList}
      label={t('buildings:list.label')}
      searching={t('buildings:list.search')}
      apply={t('buildings:list.apply')}
      columns={buildingColumns}
      rowLabel={({ name }) => name}
      rowHref={({ id }) => buildingHref(id, deleted ? { deleted } : {})}
      bulk={mayChange && !deleted ? (chosen) => <BulkButtons {...chosen} actions={bulkActions} /> : undefined}
      empty={
        <EmptyState
          icon={IconBuilding}
          title={t('buildings:list.empty')}
          text={t('buildings:list.emptyText')}
          action={createButton}
        />
      }
    />
  );
};

export default BuildingsView;
