import { Group, Paper, Tabs } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { awayWords, describeAway } from '../../routing/offline-ready.ts';
import { ActionMenu } from '../action-menu/action-menu.tsx';
import { CardsSkeleton } from '../states/skeletons.tsx';
import classes from './record-tabs.module.css';

/** The open tab keeps this distance to the edges, behind which more tabs may be hidden. */
const margin = 44;

/** Moves only the row: `scrollIntoView` would move the page too. */
const show = (row: HTMLElement, tab: HTMLElement): void => {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  const seen = inner.left >= outer.left + margin && inner.right <= outer.right - margin;
  if (!seen) row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
};

const markEdges = (row: HTMLElement): void => {
  row.toggleAttribute('data-before', row.scrollLeft > 1);
  row.toggleAttribute('data-after', row.scrollLeft + row.clientWidth < row.scrollWidth - 1);
};

/** A row of tabs that may be wider than the screen: shows the open one, marks the edges that hide others, and says
 * whether the row is too narrow. `tabs` names what stands in it: when that changes, it is measured again. */
const useTabRow = (open: string | undefined, tabs: string) => {
  const ref = useRef<HTMLDivElement>(null);
  const [crowded, setCrowded] = useState(false);
  const [measure] = useState(() => () => {
    const row = ref.current;
    if (!row?.parentElement) return;
    setCrowded(row.scrollWidth > row.parentElement.clientWidth + 1);
    const tab = row.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab) show(row, tab);
    markEdges(row);
  });
  useLayoutEffect(() => {
    if (open && tabs) measure();
  }, [open, tabs, measure]);
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const scrolled = () => markEdges(row);
    const sized = new ResizeObserver(measure);
    row.addEventListener('scroll', scrolled, { passive: true });
    sized.observe(row);
    return () => {
      row.removeEventListener('scroll', scrolled);
      sized.disconnect();
    };
  }, [measure]);
  return { ref, crowded };
};

/** Lower order comes first. Without a network `away` says that the code of the tab is not at hand. */
export type RecordTab = { id: string; title: string; order: number; content: ReactNode; away?: boolean };

type Props = {
  label: string;
  tabs: readonly RecordTab[];
  /** The tab that the address names; undefined opens the first one. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** Their content stands on a sheet of its own. */
  paper?: boolean;
};

/** The parts of a record's page. When the screen is too narrow for all of them, the row scrolls and a menu lists
 * them. */
export const RecordTabs = ({ label, tabs, open, onOpen, paper }: Props) => {
  const t = useText();
  const ordered = tabs.toSorted((one, other) => one.order - other.order);
  const first = ordered[0]?.id;
  const shown = ordered.find(({ id }) => id === open)?.id ?? first;
  const row = useTabRow(shown, ordered.map(({ title }) => title).join());
  const choose = (id: string | null) => {
    if (ordered.find((tab) => tab.id === id)?.away) describeAway();
    else onOpen(id === null || id === first ? undefined : id);
  };
  return (
    <Tabs value={shown ?? null} onChange={choose} keepMounted={false}>
      <Group className={classes.row} gap={4} wrap="nowrap" data-no-print>
        <Tabs.List ref={row.ref} aria-label={label} className={classes.list}>
          {ordered.map(({ id, title, away }) => (
            <Tabs.Tab key={id} value={id} {...(away && awayWords())}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {row.crowded && (
          <ActionMenu
            label={t('platform:tabs.all')}
            icon={IconChevronDown}
            variant="subtle"
            actions={ordered.map(({ id, title }) => ({
              label: title,
              checked: id === shown,
              radio: true,
              onClick: () => choose(id),
            }))}
          />
        )}
      </Group>
      {ordered.map(({ id, content }) => {
        const part = <Suspense fallback={<CardsSkeleton />}>{content}</Suspense>;
        return (
          <Tabs.Panel key={id} value={id} mt="md">
            {paper ? <Paper p="md">{part}</Paper> : part}
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
};
