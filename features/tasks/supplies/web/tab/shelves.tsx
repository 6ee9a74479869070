import { Text, Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { usePreload } from '#platform/web/routing/index';
import type { JobSupplies, Supply } from '../../contract/index.ts';
import type { AboutSite } from '../outbox/supply-writes.ts';
import { byCloset } from './by-closet.ts';
import classes from './shelf.module.css';
import { SupplyRow } from './supply-row.tsx';
import { preloadWrites, useCount } from './use-count.ts';

type Props = {
  site: AboutSite;
  shown: JobSupplies;
  onEdit: (supply: Supply) => void;
};

/** What the site keeps, place by place; below it what it no longer keeps. */
export const Shelves = ({ site, shown, onEdit }: Props) => {
  const t = useText();
  const count = useCount(site);
  usePreload(preloadWrites);
  const { supplies, buildings, can } = shown;
  const shelves = byCloset(
    supplies.filter(({ active }) => active),
    buildings.length,
  );
  const older = supplies.filter(({ active }) => !active);
  const rows = (of: readonly Supply[], rights: JobSupplies['can']) => (
    <ul className={classes.rows}>
      {of.map((supply) => (
        <SupplyRow
          key={supply.id}
          supply={supply}
          can={rights}
          onCount={(onHand) => count(supply, onHand)}
          onEdit={() => onEdit(supply)}
        />
      ))}
    </ul>
  );
  return (
    <>
      {shelves.map(({ id, name, supplies: kept }) => (
        <section key={id} aria-label={name ?? t('supplies:tab.noCloset')} className={classes.shelf}>
          {(name !== null || shelves.length > 1) && (
            <Title order={2} size="h3" className={classes.closet}>
              {name ?? t('supplies:tab.noCloset')}
            </Title>
          )}
          {rows(kept, can)}
        </section>
      ))}
      {older.length > 0 && can.edit && (
        <details className={classes.older}>
          <summary>
            <IconChevronDown size={16} aria-hidden />
            <Text span size="sm">
              {t('supplies:tab.older', { count: older.length })}
            </Text>
          </summary>
          {rows(older, { ...can, count: false })}
        </details>
      )}
    </>
  );
};
