import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiError, queryKeyOf, useAction } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, useGo } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import type { MenuAction } from '#platform/web/ui/index';
import { type Role, roleEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { readRolesAgain } from '../live.ts';
import type { InUse } from './in-use-dialog.tsx';

const [InUseDialog] = lazyPart(() => import('./in-use-dialog.tsx'));

/** Deletes a role, which can be undone. If people hold it, opens a dialog that leads to them instead. */
export const useDeleteRole = () => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const mayDelete = useFlag('admin.canDeleteRole');
  const [inUse, setInUse] = useState<InUse | null>(null);
  const restore = useAction(roleEndpoints.restoreRole, {
    refreshes: [roleEndpoints.listRoles, roleEndpoints.getRole],
  });
  const remove = async (role: Role): Promise<void> => {
    const { id, name } = role;
    try {
      await call(roleEndpoints.deleteRole, { params: { id } });
    } catch (error) {
      if (isApiError(error, 'role_in_use')) setInUse({ role, ...(error.details as { people: number }) });
      else showProblem(error);
      return readRolesAgain(client, [id]);
    }
    client.removeQueries({ queryKey: queryKeyOf(roleEndpoints.getRole) });
    readRolesAgain(client, [id]);
    void go(paths.list);
    showSuccess(t('roles:deleted', { name }), {
      label: t('platform:actions.undo'),
      run: () => restore.mutate({ params: { id } }),
    });
  };
  const deleteAction = (role: Role): MenuAction => ({
    label: t('platform:actions.delete'),
    icon: IconTrash,
    danger: true,
    onClick: () => void remove(role),
  });
  const dialog = inUse && <InUseDialog inUse={inUse} onClose={() => setInUse(null)} />;
  return { deleteAction: mayDelete ? deleteAction : undefined, dialog };
};
