import type { ReactNode } from 'react';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import type { SiteSort } from '../map-search.ts';
import type { Sites } from '../sites/use-sites.ts';
import { ListColumns } from './list-columns.tsx';
import { NothingListed, type NothingListedProps } from './nothing-listed.tsx';
import classes from './site-list.module.css';
import { SiteList } from './site-list.tsx';

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
    <div className={classes.panel} data-wide={wide}>
      {head}
      <div className={classes.body} data-waiting={!loaded && !error}>
        {content()}
      </div>
    </div>
  );
};

export default ListPanel;
