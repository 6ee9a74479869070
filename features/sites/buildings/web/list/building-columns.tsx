import type { Say } from '#platform/web/i18n/index';
import type { Column } from '#platform/web/ui/index';
import type { BuildingCard } from '../../contract/index.ts';
import { ApproximateMark } from '../place/approximate-mark.tsx';
import { NeedsLocationMark } from '../place/needs-location-mark.tsx';

export const buildingColumns = (_phone: boolean, t: Say): readonly Column<BuildingCard>[] => [
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
