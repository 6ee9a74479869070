import { NativeSelect, SegmentedControl } from '@mantine/core';
import { z } from 'zod';
import { useText } from '../i18n/use-text.ts';
import { urlText } from '../routing/search-fields.ts';
import { useGo } from '../routing/use-go.ts';
import { useSearchState } from '../routing/use-search-state.ts';
import { useSession } from '../session/use-session.ts';
import type { Store } from '../store/create-store.ts';
import { usePhone } from '../ui/screen/use-screen.ts';
import type { Part } from './job-parts.ts';
import { shownTo } from './shown-to.ts';

type View = Pick<Part<object>, 'id' | 'title' | 'flag'>;

const viewSearch = z.object({ view: urlText() });

/** The view that the address names, among those that features add to a list. */
export const useShownView = <V extends View>(store: Pick<Store<readonly V[]>, 'use'>) => {
  const { flags } = useSession();
  const [{ view }] = useSearchState(viewSearch);
  const views = store.use().filter(shownTo(flags));
  return { views, shown: views.find(({ id }) => id === view) };
};

type Props = {
  of: Pick<Store<readonly View[]>, 'use'>;
  /** The address of the list. */
  base: string;
  label: string;
  /** The name of the list itself. */
  list: string;
};

/** Switches between a list and the other views of its records. */
export const ViewSwitch = ({ of, base, label, list }: Props) => {
  const t = useText();
  const go = useGo();
  const phone = usePhone();
  const { views, shown } = useShownView(of);
  if (views.length === 0) return null;
  const choice = {
    'data-no-print': true,
    'aria-label': label,
    value: shown?.id ?? 'list',
    data: [{ value: 'list', label: list }, ...views.map(({ id, title }) => ({ value: id, label: t(title) }))],
  };
  const open = (id: string): void => {
    void go(id === 'list' ? base : `${base}?view=${id}`);
  };
  if (phone) return <NativeSelect {...choice} onChange={({ currentTarget }) => open(currentTarget.value)} />;
  return <SegmentedControl {...choice} onChange={open} />;
};
