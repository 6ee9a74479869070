import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiError, queryKeyOf } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import type { MenuAction } from '#platform/web/ui/index';
import { type AreaRow, areaEndpoints } from '../../contract/index.ts';
import { areaName } from '../area-tree.ts';
import { refreshAreas } from '../live.ts';
import type { Reassigned, Refused } from './has-buildings-dialog.tsx';

const [HasBuildingsDialog] = lazyPart(() => import('./has-buildings-dialog.tsx'));

/** Brings an area back, with the buildings that it gave away, as far as they are still where they went. */
const bringBack = async (id: number, moved: Reassigned | undefined): Promise<AreaRow> => {
  const back = await call(areaEndpoints.restoreArea, { params: { id } });
  if (!moved || moved.buildings.length === 0) return back;
  const { updated_at } = await call(areaEndpoints.getArea, { params: { id: moved.to } });
  await call(areaEndpoints.reassignBuildings, {
    params: { id: moved.to },
    body: { area_id: id, building_ids: [...moved.buildings], updated_at },
  });
  return back;
};

/** Deletes areas, which can be undone. An area that still has buildings opens a dialog that gives them to another one.
 * `onDeleted` is called afterwards, so that a page of the area can be left. */
export const useDeleteArea = (onDeleted: () => void = () => {}) => {
  const t = useText();
  const client = useQueryClient();
  const mayDelete = useFlag('admin.canDeleteArea');
  const [refused, setRefused] = useState<Refused | null>(null);

  const restore = (id: number, moved: Reassigned | undefined): void => {
    bringBack(id, moved)
      .then((back) => showSuccess(t('areas:restored', { name: areaName(back) })))
      .catch(showProblem)
      .finally(() => refreshAreas(client, [id]));
  };

  const remove = async (area: AreaRow, moved?: Reassigned): Promise<void> => {
    const { id } = area;
    const name = areaName(area);
    try {
      await call(areaEndpoints.deleteArea, { params: { id } });
    } catch (error) {
      const full = isApiError(error, 'area_has_buildings');
      if (!full) showProblem(error);
      setRefused(full ? { area, ...(error.details as Pick<Refused, 'buildings'>) } : null);
      return refreshAreas(client, [id]);
    }
    setRefused(null);
    client.removeQueries({ queryKey: queryKeyOf(areaEndpoints.getArea) });
    refreshAreas(client, [id]);
    showSuccess(t('areas:deleted', { name }), {
      label: t('platform:actions.undo'),
      run: () => restore(id, moved),
    });
    onDeleted();
  };

  const deleteAction = (area: AreaRow): MenuAction => ({
    label: t('platform:actions.delete'),
    icon: IconTrash,
    danger: true,
    onClick: async () => {
      const question = t('areas:deleting.question', { name: areaName(area) });
      if (await confirm(question, { agree: t('platform:actions.delete'), danger: true })) await remove(area);
    },
  });

  const dialog = refused && (
    <HasBuildingsDialog
      refused={refused}
      onReassigned={(moved) => remove(refused.area, moved)}
      onClose={() => setRefused(null)}
    />
  );
  return { deleteAction: mayDelete ? deleteAction : undefined, dialog };
};
