import type { Write } from '#platform/web/outbox/index';
import type { BuildingRecord } from '../../contract/index.ts';
import AddAreasDialog from '../common-areas/add-areas-dialog.tsx';
import AreaDialog from '../common-areas/area-dialog.tsx';
import EditDialog from '../edit/edit-dialog.tsx';
import type { AboutBuilding } from '../outbox/building-writes.ts';
import FloorsDialog from '../stacking-plan/floors-dialog.tsx';
import OccupantDialog from '../stacking-plan/occupant-dialog.tsx';

type Props = { building: BuildingRecord; refused: Write; onClose: () => void };

/** Opens the form of an entry that the server refused, with everything that was entered. */
const RefusedEntry = ({ building, refused, onClose }: Props) => {
  const shared = { building, refused, onClose };
  const id = (refused.about as AboutBuilding).record;
  const occupant = (kind: 'tenant' | 'vacant') => (
    <OccupantDialog {...shared} opened={{ kind, id }} mayEdit />
  );
  switch (refused.kind) {
    case 'updateBuilding':
      return <EditDialog {...shared} />;
    case 'createBuildingTenant':
    case 'updateBuildingTenant':
      return occupant('tenant');
    case 'createVacancy':
    case 'updateVacancy':
      return occupant('vacant');
    case 'createFloors':
    case 'updateFloor':
      return <FloorsDialog {...shared} />;
    case 'createCommonAreas':
      return <AddAreasDialog {...shared} />;
    default: {
      const area = building.common_areas.find((each) => each.id === id);
      return area ? <AreaDialog {...shared} area={area} /> : null;
    }
  }
};

export default RefusedEntry;
