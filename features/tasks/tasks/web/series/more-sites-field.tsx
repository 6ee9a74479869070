import { Button, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { siteName, useJobSitesQuery } from '#features/sites/jobs/web';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { MultiSelect } from '#platform/web/ui/index';
import type { SeriesSite } from '../../contract/index.ts';
import classes from './series.module.css';

type Props = {
  /** The site of the form itself. */
  jobId: number;
  value: readonly SeriesSite[];
  /** Photos show one site. */
  withPhotos: boolean;
  onChange: (sites: SeriesSite[]) => void;
};

/** Maximum number of sites, the first among them. */
const max = 200;

/** Of the field, to lead there what it refuses. */
export const moreSitesId = 'task-more-sites';

const keyOf = ({ job_id, building_id }: SeriesSite): string => `${job_id} ${building_id}`;

const siteFrom = (key: string): SeriesSite => {
  const [job_id = 0, building_id = 0] = key.split(' ').map(Number);
  return { job_id, building_id };
};

/** Other active sites, one for each building, with the client of their job. */
const useOtherSites = (jobId: number) => {
  const { data } = useJobSitesQuery();
  return useMemo(() => {
    const rows = data?.rows ?? [];
    const client = rows.find(({ id }) => id === jobId)?.client;
    const options = rows
      .filter(({ id, status }) => status === 'active' && id !== jobId)
      .flatMap((row) => {
        const buildings = row.buildings ?? [];
        return buildings.map(({ id, name }) => ({
          value: keyOf({ job_id: row.id, building_id: id }),
          label: buildings.length > 1 ? `${siteName(row)} · ${name}` : siteName(row),
          clientId: row.client.id,
        }));
      });
    return { client, options, ofClient: options.filter(({ clientId }) => clientId === client?.id) };
  }, [data, jobId]);
};

/** Sites at which the same series begins too, found one by one, or all of the client at once. */
export const MoreSitesField = ({ jobId, value, withPhotos, onChange }: Props) => {
  const t = useText();
  const [words, setWords] = useState('');
  const { client, options, ofClient } = useOtherSites(jobId);
  const chosen = value.map(keyOf);
  const choose = (keys: readonly string[]) => onChange([...new Set(keys)].slice(0, max - 1).map(siteFrom));
  const left = ofClient.filter((option) => !chosen.includes(option.value));
  return (
    <Stack className={classes.moreSites} gap={4} align="flex-start">
      <MultiSelect
        searchable
        clearable
        hidePickedOptions
        label={t('tasks:series.sites.label')}
        id={moreSitesId}
        description={t('tasks:series.sites.hint')}
        error={withPhotos && value.length > 0 && t('tasks:series.sites.photos')}
        limit={50}
        data={options}
        searchValue={words}
        onSearchChange={setWords}
        value={chosen}
        onChange={choose}
        maxValues={max - 1}
        nothingFoundMessage={t('platform:list.nothingFound')}
        clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
      />
      {client && left.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.ofClient}
          onClick={() => choose([...chosen, ...left.map((option) => option.value)])}
        >
          {t('tasks:series.sites.ofClient', {
            count: left.length,
            shown: formatNumber(left.length),
            client: client.name,
          })}
        </Button>
      )}
    </Stack>
  );
};
