import { IconTrash } from '@tabler/icons-react';
import { useAction } from '#platform/web/api/index';
import { confirm, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import type { MenuAction } from '#platform/web/ui/index';
import { type Vendor, vendorEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { useRestoreVendor } from './use-restore-vendor.ts';

const { listVendors, deleteVendor } = vendorEndpoints;

/** The delete action of the menu. It goes back to the list, where it can be undone. */
export const useDeleteVendor = (): ((vendor: Vendor) => MenuAction) => {
  const t = useText();
  const go = useGo();
  const restore = useRestoreVendor();
  const remove = useAction(deleteVendor, { refreshes: [listVendors] });
  return (vendor) => ({
    label: t('platform:actions.delete'),
    icon: IconTrash,
    danger: true,
    onClick: async () => {
      const { id, name } = vendor;
      const words = { agree: t('platform:actions.delete'), danger: true };
      if (!(await confirm(t('vendors:deleteQuestion', { name }), words))) return;
      remove.mutate(
        { params: { id } },
        {
          onSuccess: () => {
            void go(paths.list);
            showSuccess(t('vendors:deleted', { name }), {
              label: t('platform:actions.undo'),
              run: () => restore(vendor),
            });
          },
        },
      );
    },
  });
};
