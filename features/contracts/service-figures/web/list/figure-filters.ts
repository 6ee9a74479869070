import { useQuery } from '@tanstack/react-query';
import { areaFilter } from '#features/sites/areas/web';
import { managerEndpoints } from '#features/sites/assignments/contract';
import { clientFilter } from '#features/sites/jobs/web';
import { endpointQuery } from '#platform/web/api/index';
import { formatPercent, useText } from '#platform/web/i18n/index';
import { choicesFilter, recordFilter } from '#platform/web/list/index';
import { useFlag } from '#platform/web/session/index';
import { lacks } from '../../contract/index.ts';

const days = [30, 60, 90, 180, 365];

const percents = [5, 10, 15, 20, 30];

const managerFilter = recordFilter('manager_id', {
  label: 'service-figures:field.manager',
  useOptions: () => {
    const { data = [] } = useQuery({
      ...endpointQuery(managerEndpoints.listJobManagers),
      enabled: useFlag('hasAccessWorld'),
      meta: { quiet: true },
    });
    return data.map(({ id, name }) => ({ value: String(id), label: name }));
  },
});

/** The filters of the services, the same in all views. */
export const figureFilters = [
  areaFilter('area_id'),
  clientFilter('client_id'),
  managerFilter,
  recordFilter('ends_within', {
    label: 'service-figures:filter.endsWithin',
    useOptions: () => {
      const t = useText();
      return days.map((count) => ({
        value: String(count),
        label: t('service-figures:filter.days', { count }),
      }));
    },
  }),
  recordFilter('margin_below', {
    label: 'service-figures:filter.marginBelow',
    useOptions: () =>
      percents.map((percent) => ({ value: String(percent), label: formatPercent(percent / 100) })),
  }),
  choicesFilter('lacks', {
    label: 'service-figures:filter.lacks',
    choices: lacks,
    word: (lack, t) => t(`service-figures:lacks.${lack}`),
  }),
] as const;
