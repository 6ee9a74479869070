import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import type { SiteSort } from '../map-search.ts';
import classes from './site-list.module.css';

type Props = { sort: SiteSort; onSort: (sort: SiteSort) => void; withWork: boolean };

/** Column headings of the wide list; some set its order. Each line is clear by itself without them. */
export const ListColumns = ({ sort, onSort, withWork }: Props) => {
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
