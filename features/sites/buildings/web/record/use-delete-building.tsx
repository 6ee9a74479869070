import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { call, isApiError } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import type { MenuAction } from '#platform/web/ui/index';
import { type BuildingRecord, buildingEndpoints, buildingUses } from '../../contract/index.ts';
import { useRestoreBuilding } from './use-restore-building.ts';

export type Uses = z.infer<typeof buildingUses>;

/** Deletes a building, which can be undone, or says which jobs are done there. */
export const useDeleteBuilding = ({ id, name, can }: BuildingRecord) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const restore = useRestoreBuilding();
  const [uses, setUses] = useState<Uses | null>(null);
  const remove = async () => {
    const words = { agree: t('platform:actions.delete'), danger: true };
    if (!(await confirm(t('buildings:deleting.question', { name }), words))) return;
    try {
      await call(buildingEndpoints.deleteBuilding, { params: { id } });
    } catch (error) {
      const found = buildingUses.safeParse(isApiError(error) ? error.details : undefined);
      if (found.success) setUses(found.data);
      else showProblem(error);
      return;
    }
    showSuccess(t('buildings:deleting.done', { name }), {
      label: t('platform:actions.undo'),
      run: () => restore({ id, name }),
    });
    await go('/admin/jobs');
    void client.invalidateQueries();
  };
  const menu: MenuAction[] = can.delete
    ? [
        {
          label: t('platform:actions.delete'),
          icon: IconTrash,
          danger: true,
          onClick: () => void remove(),
        },
      ]
    : [];
  return { menu, uses, closeUses: () => setUses(null) };
};
