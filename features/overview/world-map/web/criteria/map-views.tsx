import { ViewsMenu } from '#features/accounts/saved-views/web';
import { type MapSearch, mapView } from '../map-search.ts';

type Props = {
  search: MapSearch;
  setSearch: (patch: Partial<MapSearch>, options?: { replace?: boolean }) => void;
};

/** Saved views need columns and density, which a map does not have. */
const look = { columns: [], density: 'comfortable' } as const;

/** The saved views of the map: criteria, colors and view, not its position. */
export const MapViews = ({ search, setSearch }: Props) => (
  <ViewsMenu list="map" schema={mapView} state={search as never} setState={setSearch as never} look={look} />
);
