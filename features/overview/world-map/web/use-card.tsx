import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BuildingCard } from '#features/sites/buildings/contract';
import type { JobRow } from '#features/sites/jobs/contract';
import { useText } from '#platform/web/i18n/index';
import { CardFrame } from './card/card-frame.tsx';
import { SamePlaceList } from './card/same-place-list.tsx';
import { SiteCard } from './card/site-card.tsx';
import type { Sites } from './sites/use-sites.ts';
import type { Picked } from './use-picked.ts';

/** The card beside the map: one site, several sites at one address, or nothing. */
export const useCard = (
  { index, loaded }: Sites,
  { job, together, pick, back, close }: Picked,
  onMove: (building: BuildingCard) => void,
): ReactNode => {
  const t = useText();
  const rowOf = (id: number): JobRow | undefined => index.rows[index.placeOf.get(id) ?? -1];
  if (!loaded) return null;
  if (job !== undefined) {
    const row = rowOf(job);
    if (row) {
      const goBack = together.includes(job) ? back : undefined;
      return <SiteCard row={row} onMove={onMove} onClose={close} onBack={goBack} />;
    }
    return (
      <CardFrame label={t('world-map:card.unknown')} focusKey={job} onClose={close}>
        <Text>{t('world-map:card.unknown')}</Text>
      </CardFrame>
    );
  }
  const rows = together.map(rowOf).filter((row) => row !== undefined);
  if (rows.length === 0) return null;
  return <SamePlaceList rows={rows} onPick={(id) => pick([id])} onClose={close} />;
};
