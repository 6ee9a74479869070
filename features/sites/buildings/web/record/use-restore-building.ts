import { useAction } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { buildingEndpoints } from '../../contract/index.ts';
import { buildingHref } from '../addresses.ts';

/** Brings a deleted building back, and opens it. */
export const useRestoreBuilding = () => {
  const t = useText();
  const go = useGo();
  const { listBuildings, getBuilding, restoreBuilding } = buildingEndpoints;
  const restore = useAction(restoreBuilding, { refreshes: [listBuildings, getBuilding] });
  return ({ id, name }: { id: number; name: string }): void =>
    restore.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          showSuccess(t('buildings:deleting.restored', { name }));
          void go(buildingHref(id));
        },
      },
    );
};
