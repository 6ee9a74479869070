import { Box, Text, Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { serverNow } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { loadCode, submit } from '#platform/web/outbox/index';
import { usePreload } from '#platform/web/routing/index';
import type { JobSupplies, Supply } from '../../contract/index.ts';
import { suppliesGroup } from '../addresses.ts';
import type { AboutSite } from '../outbox/supply-writes.ts';
import classes from './shelf.module.css';
import { SupplyRow } from './supply-row.tsx';

const loadWrites = () => import('../outbox/supply-writes.ts');

const preloadWrites = (): Promise<unknown> => loadWrites();

/** Enters a count and sends it. A refusal is shown, and the row returns to the last count on the server. */
const useCount = (site: AboutSite) => {
  const client = useQueryClient();
  return async ({ id, name }: Supply, onHand: number): Promise<void> => {
    const device_at = serverNow().toISOString();
    try {
      const { countSupplyWrite } = await loadCode(loadWrites);
      await submit(
        client,
        {
          kind: countSupplyWrite,
          id: crypto.randomUUID(),
          parts: { params: { id: site.jobId, supplyId: id }, body: { on_hand: onHand, device_at } },
          group: suppliesGroup(site.jobId),
          about: { ...site, supplyId: id, name, onHand },
        },
        { keepsInput: true },
      );
    } catch (error) {
      showProblem(error);
    }
  };
};

type Shelf = { id: number; name: string | null; supplies: Supply[] };

/** The supplies of each place, in the order of the answer. The building is named where a site has several. */
const byCloset = (supplies: readonly Supply[], buildings: number): Shelf[] => {
  const shelves = new Map<number, Shelf>();
  for (const supply of supplies) {
    const { closet } = supply;
    const id = closet?.id ?? 0;
    const name = closet && (buildings > 1 ? `${closet.building.name}, ${closet.name}` : closet.name);
    const shelf = shelves.get(id) ?? { id, name, supplies: [] };
    shelf.supplies.push(supply);
    shelves.set(id, shelf);
  }
  return [...shelves.values()];
};

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
    <Box component="ul" bd="1px solid var(--cora-border)" bdrs="md" bg="var(--mantine-color-body)">
      {of.map((supply) => (
        <SupplyRow
          key={supply.id}
          supply={supply}
          can={rights}
          onCount={(onHand) => count(supply, onHand)}
          onEdit={() => onEdit(supply)}
        />
      ))}
    </Box>
  );
  return (
    <>
      {shelves.map(({ id, name, supplies: kept }) => (
        <Box component="section" key={id} aria-label={name ?? t('supplies:tab.noCloset')} mb="md">
          {(name !== null || shelves.length > 1) && (
            <Title order={2} size="h3" mb={6}>
              {name ?? t('supplies:tab.noCloset')}
            </Title>
          )}
          {rows(kept, can)}
        </Box>
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
