import { Paper, Tabs } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { awayWords, sayAway } from '../../routing/at-hand.ts';
import { ActionMenu } from '../action-menu/action-menu.tsx';
import { CardsSkeleton } from '../states/skeletons.tsx';
import classes from './record-tabs.module.css';
import { useTabRow } from './use-tab-row.ts';

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
    if (ordered.find((tab) => tab.id === id)?.away) sayAway();
    else onOpen(id === null || id === first ? undefined : id);
  };
  return (
    <Tabs value={shown ?? null} onChange={choose} keepMounted={false}>
      <div className={classes.row} data-no-print>
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
      </div>
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
