import { IconTrash } from '@tabler/icons-react';
import { useAction } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { workLoadingRateEndpoints } from '../../../contract/index.ts';
import { paths } from '../../addresses.ts';

/** The delete action of the menu. It goes back to the list, where it can be undone. */
export const useDeleteWorkLoadingRate = (id: number) => {
  const t = useText();
  const go = useGo();
  const { listWorkLoadingRates, getWorkLoadingRate, deleteWorkLoadingRate, restoreWorkLoadingRate } =
    workLoadingRateEndpoints;
  const restore = useAction(restoreWorkLoadingRate, {
    refreshes: [listWorkLoadingRates, getWorkLoadingRate],
  });
  const remove = useAction(deleteWorkLoadingRate, {
    refreshes: [listWorkLoadingRates],
    onSuccess: () => {
      void go(paths.rates);
      showSuccess(t('staffing-plans:rates.deleted'), {
        label: t('platform:actions.undo'),
        run: () => restore.mutate({ params: { id } }),
      });
    },
  });
  return {
    label: t('platform:actions.delete'),
    icon: IconTrash,
    danger: true,
    onClick: () => remove.mutate({ params: { id } }),
  };
};
