import { NativeSelect, SegmentedControl } from '@mantine/core';
import { z } from 'zod';
import { useText } from '#platform/web/i18n/index';
import { urlChoice, urlNumber, urlText, useSearchState } from '#platform/web/routing/index';
import { usePhone } from '#platform/web/ui/index';

const views = ['sites', 'areas', 'managers', 'timeline'] as const;

export const viewSearch = z.object({
  view: urlChoice(views, 'sites'),
  page: urlNumber(),
  sort: urlText(),
  order: urlText(),
});

/** The view in the address, and a function that opens another one with the same filters, in its own order. */
export const useView = () => {
  const [{ view = 'sites' }, setSearch] = useSearchState(viewSearch);
  const open = (next: (typeof views)[number]): void =>
    setSearch({ view: next, page: undefined, sort: undefined, order: undefined });
  return { view, open };
};

/** Switches between the services site by site, their sums, and the ends of contracts. */
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
