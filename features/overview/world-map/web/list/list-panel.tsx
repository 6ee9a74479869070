import { Stack, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import type { SiteSort } from '../map-search.ts';
import type { Sites } from '../sites/use-sites.ts';
import { NothingListed, type NothingListedProps } from './nothing-listed.tsx';
import classes from './site-list.module.css';
import { SiteList } from './site-list.tsx';

type ListColumnsProps = { sort: SiteSort; onSort: (sort: SiteSort) => void; withWork: boolean };

/** Column headings of the wide list; some set its order. Each line is clear by itself without them. */
const ListColumns = ({ sort, onSort, withWork }: ListColumnsProps) => {
  const t = useText();
  const sortable = (name: SiteSort, label: string) => {
    const Arrow = name === 'open' || name === 'past_due' ? IconArrowDown : IconArrowUp;
    return (
      <UnstyledButton
        className={classes.sort}
        aria-pressed={sort === name}
        aria-label={t('world-map:list.sortBy', { column: label })}
        onClick={() => onSort(name)}
      >
        {label}
        {sort === name && <Arrow size={14} aria-hidden />}
      </UnstyledButton>
    );
  };
  return (
    <div className={classes.columns} data-work={withWork}>
      {sortable('site', t('world-map:list.site'))}
      <span>{t('world-map:list.client')}</span>
      <span>{t('world-map:list.address')}</span>
      {withWork && sortable('past_due', t('tasks:work.past_due'))}
      {withWork && sortable('open', t('tasks:work.open'))}
      {sortable('supervisor', t('world-map:list.supervisor'))}
      <span>{t('world-map:list.status')}</span>
    </div>
  );
};

type Props = NothingListedProps & {
  sites: Sites;
  places: readonly number[];
  picked: number | undefined;
  wide: boolean;
  sort: SiteSort;
  onSort: (sort: SiteSort) => void;
  head: ReactNode;
  onPick: (job: number) => void;
};

/** The list, or a message while it is empty. */
const ListPanel = ({ sites, places, picked, wide, sort, onSort, head, onPick, ...nothing }: Props) => {
  const { index, loaded, error, retry } = sites;
  const content = () => {
    if (error) return <LoadProblem error={error} retry={retry} />;
    if (!loaded) return <RowsSkeleton rows={12} />;
    if (places.length === 0) return <NothingListed {...nothing} />;
    return (
      <>
        {wide && <ListColumns sort={sort} onSort={onSort} withWork={index.work !== null} />}
        <SiteList index={index} places={places} picked={picked} onPick={onPick} wide={wide} />
      </>
    );
  };
  return (
    <Stack className={classes.panel} gap={0} data-wide={wide}>
      {head}
      <Stack className={classes.body} gap={0} data-waiting={!loaded && !error}>
        {content()}
      </Stack>
    </Stack>
  );
};

export default ListPanel;
