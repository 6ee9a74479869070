import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import type { JobRow } from '#features/sites/jobs/contract';
import { findSites, recentFirst, SiteLines, useJobSitesQuery } from '#features/sites/jobs/web';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { useSearchState } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { EmptyState, LoadProblem, PageHeader, PageSkeleton, SearchBox } from '#platform/web/ui/index';
import { paths } from '../addresses.ts';
import { BeginForm } from './begin-form.tsx';
import classes from './create.module.css';
import { createSearch } from './create-search.ts';
import { distanceTo, nearestFirst, type Point } from './distance.ts';
import { askPosition } from './position.ts';

const metersOfMile = 1609.344;
const feetOfMeter = 3.28084;

/** `400 ft`, `1.2 mi`: as people say it in the States. */
const useDistanceWords = (): ((meters: number) => string) => {
  const t = useText();
  return (meters) => {
    const miles = meters / metersOfMile;
    if (miles < 0.2)
      return t('inspections:create.feet', {
        feet: formatNumber(Math.round((meters * feetOfMeter) / 50) * 50),
      });
    return t('inspections:create.miles', {
      miles: formatNumber(miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles)),
    });
  };
};

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
const SiteChoice = ({ sites, from, onFrom, onChosen }: Props) => {
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
    <Stack component="section" maw={760} aria-labelledby="site-title">
      <Box component="h2" id="site-title" fz={17} fw={600}>
        {t('inspections:create.site')}
      </Box>
      <Group className={classes.find} gap="xs" align="stretch">
        <SearchBox value={typed} onChange={setTyped} placeholder={t('inspections:create.search')} />
        <Button
          variant="default"
          loading={asking}
          leftSection={<IconCurrentLocation size={18} aria-hidden />}
          onClick={() => void ask()}
        >
          {t('inspections:create.near')}
        </Button>
      </Group>
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
    </Stack>
  );
};

/** First the site, then with what and where. */
const Begin = () => {
  const t = useText();
  const [start, setSearch] = useSearchState(createSearch);
  const { job } = start;
  const [from, setFrom] = useState<Point | null>(null);
  const { data, error, isLoading, refetch } = useJobSitesQuery();
  const sites = (data?.rows ?? []).filter(
    ({ status, buildings }) => status === 'active' && (buildings ?? []).length > 0,
  );
  const site = sites.find(({ id }) => id === job);
  return (
    <>
      <PageHeader
        title={t('inspections:titles.create')}
        breadcrumbs={[
          { title: t('inspections:titles.list'), to: paths.list },
          t('inspections:titles.create'),
        ]}
      />
      {job !== undefined && data && !site && (
        <Box
          component="p"
          maw={760}
          m="0 0 16px"
          p="10px 12px"
          bd="1px solid var(--cora-border)"
          bdrs="md"
          bg="var(--cora-ground)"
          role="status"
        >
          {t('inspections:create.siteClosed')}
        </Box>
      )}
      {error && !data ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : isLoading ? (
        <PageSkeleton />
      ) : site ? (
        <BeginForm
          key={site.id}
          site={site}
          start={start}
          from={from}
          onOther={() => setSearch({ job: undefined, building: undefined, place: undefined })}
        />
      ) : (
        <SiteChoice
          sites={sites}
          from={from}
          onFrom={setFrom}
          onChosen={({ id }) => setSearch({ job: id })}
        />
      )}
    </>
  );
};

export default Begin;
