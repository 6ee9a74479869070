import { Button, Text } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import type { JobRow } from '#features/sites/jobs/contract';
import { findSites, recentFirst, SiteLines } from '#features/sites/jobs/web';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { EmptyState, SearchBox } from '#platform/web/ui/index';
import classes from './create.module.css';
import { distanceTo, nearestFirst, type Point } from './distance.ts';
import { useDistanceWords } from './distance-words.ts';
import { askPosition } from './position.ts';

type Props = {
  sites: readonly JobRow[];
  from: Point | null;
  onFrom: (from: Point) => void;
  onChosen: (site: JobRow) => void;
};

/** As many as fill a screen; the rest is found by typing. */
const shown = 12;

/** The nearest sites, or those of the last work, each one touch away. The device is asked for its position only at a touch
 * here. */
export const SiteChoice = ({ sites, from, onFrom, onChosen }: Props) => {
  const t = useText();
  const { user } = useSession();
  const distanceWords = useDistanceWords();
  const [typed, setTyped] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState(false);
  const ordered = from ? nearestFirst(sites, from) : recentFirst(user, sites);
  const found = (typed ? findSites(ordered, typed) : ordered).slice(0, shown);
  const ask = async () => {
    setAsking(true);
    const point = await askPosition();
    setAsking(false);
    setRefused(point === null);
    if (point) onFrom(point);
  };
  return (
    <section className={classes.choice} aria-labelledby="site-title">
      <h2 id="site-title" className={classes.heading}>
        {t('inspections:create.site')}
      </h2>
      <div className={classes.find}>
        <SearchBox value={typed} onChange={setTyped} placeholder={t('inspections:create.search')} />
        <Button
          variant="default"
          loading={asking}
          leftSection={<IconCurrentLocation size={18} aria-hidden />}
          onClick={() => void ask()}
        >
          {t('inspections:create.near')}
        </Button>
      </div>
      {refused && (
        <Text size="sm" c="dimmed" role="status">
          {t('inspections:create.noPosition')}
        </Text>
      )}
      {found.length === 0 ? (
        <EmptyState title={t('inspections:create.noSite')} text={t('inspections:create.noSiteText')} />
      ) : (
        <SiteLines
          sites={found}
          onChosen={onChosen}
          mark={(site) => {
            const distance = from && distanceTo(site, from);
            return (
              typeof distance === 'number' && (
                <span className={classes.distance}>{distanceWords(distance)}</span>
              )
            );
          }}
        />
      )}
    </section>
  );
};
