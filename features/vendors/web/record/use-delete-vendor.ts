import { IconTrash } from '@tabler/icons-react';
import { useAction } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import type { MenuAction } from '#platform/web/ui/index';
import { type Vendor, vendorEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';

const { listVendors, getVendor, deleteVendor, restoreVendor } = vendorEndpoints;

/** The delete action of the menu. It goes back to the list, where it can be undone. */
export const useDeleteVendor = (): ((vendor: Vendor) => MenuAction) => {
  const t = useText();
  const go = useGo();
  const restore = useAction(restoreVendor, { refreshes: [listVendors, getVendor] });
  const remove = useAction(deleteVendor, { refreshes: [listVendors] });
  return ({ id, name }) => ({
    label: t('platform:actions.delete'),
    icon: IconTrash,
    danger: true,
    onClick: () =>
      remove.mutate(
        { params: { id } },
        {
          onSuccess: () => {
            void go(paths.list);
            showSuccess(t('vendors:deleted', { name }), {
              label: t('platform:actions.undo'),
              run: () =>
                restore.mutate(
                  { params: { id } },
                  { onSuccess: () => showSuccess(t('vendors:restored', { name })) },
                ),
            });
          },
        },
      ),
  });
};
