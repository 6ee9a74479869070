import { useAction } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { type Vendor, vendorEndpoints } from '../../contract/index.ts';

const { listVendors, getVendor, restoreVendor } = vendorEndpoints;

export const useRestoreVendor = () => {
  const t = useText();
  const restore = useAction(restoreVendor, { refreshes: [listVendors, getVendor] });
  return ({ id, name }: Vendor, onRestored = () => {}): void =>
    restore.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          showSuccess(t('vendors:restored', { name }));
          onRestored();
        },
      },
    );
};
