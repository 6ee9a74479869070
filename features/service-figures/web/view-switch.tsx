import { NativeSelect, SegmentedControl } from '@mantine/core';
import { z } from 'zod';
import { useText } from '#platform/web/i18n/index';
import { urlChoice, useSearchState } from '#platform/web/routing/index';
import { usePhone } from '#platform/web/ui/index';

const views = ['sites', 'areas', 'managers', 'timeline'] as const;

const viewSearch = z.object({
  view: urlChoice(views, 'sites'),
  page: z.coerce.number().optional(),
  sort: z.string().optional(),
  order: z.string().optional(),
});

/** The view in the address, and how to open another one, which begins in its own order with the same filters. */
export const useView = () => {
  const [{ view = 'sites' }, setSearch] = useSearchState(viewSearch);
  const open = (next: (typeof views)[number]): void =>
    setSearch({ view: next, page: undefined, sort: undefined, order: undefined });
  return { view, open };
};

/** Between the services site by site, their sums, and when contracts end. */
export const ViewSwitch = () => {
  const t = useText();
  const phone = usePhone();
  const { view, open } = useView();
  const choice = {
    'data-no-print': true,
    'aria-label': t('service-figures:view.label'),
    value: view,
    data: views.map((value) => ({ value, label: t(`service-figures:view.${value}`) })),
  };
  const choose = (value: string): void => open(views.find((one) => one === value) ?? 'sites');
  if (phone)
    return <NativeSelect {...choice} onChange={({ currentTarget }) => choose(currentTarget.value)} />;
  return <SegmentedControl {...choice} onChange={choose} />;
};
