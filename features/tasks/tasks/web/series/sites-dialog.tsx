import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { jobHref, siteName, useJobSitesQuery } from '#features/sites/jobs/web';
import type { CallOf } from '#platform/contract/endpoint';
import { call, queryKeyOf } from '#platform/web/api/index';
import { ManyDialog } from '#platform/web/bulk/index';
import { useText } from '#platform/web/i18n/index';
import { type SeriesSite, taskEndpoints } from '../../contract/index.ts';

type Endpoint = (typeof taskEndpoints)['createSeriesAtSites'];

type Props = {
  /** What all of them have in common. */
  series: Omit<CallOf<Endpoint>['body'], 'sites'>;
  sites: readonly SeriesSite[];
  onFaults: (faults: Record<string, string[]>) => void;
  /** Called with the sites that have no series yet. */
  onDone: (left: readonly SeriesSite[]) => void;
  onClose: () => void;
};

/** Number of sites per call: a series of every day makes sixty tasks at each, and others wait for their numbers. */
const perCall = 10;

/** Begins the same series at all these sites, and says of each that has none why. Sites are counted from 1. */
const SitesDialog = ({ series, sites, onFaults, onDone, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const { data } = useJobSitesQuery();
  const count = sites.length;
  const siteAt = (at: number) => sites[at - 1] as SeriesSite;
  const placeOf = (site: SeriesSite) =>
    1 +
    sites.findIndex(({ job_id, building_id }) => job_id === site.job_id && building_id === site.building_id);
  const nameOf = ({ job_id, building_id }: SeriesSite, name: string) => {
    const row = data?.rows.find(({ id }) => id === job_id);
    const buildings = row?.buildings ?? [];
    const building = buildings.length > 1 ? buildings.find(({ id }) => id === building_id) : undefined;
    return [row ? siteName(row) : name, building?.name].filter(Boolean).join(' · ');
  };
  const send = async (places: number[]) => {
    const { done, failed } = await call(taskEndpoints.createSeriesAtSites, {
      body: { ...series, sites: places.map(siteAt) },
    });
    return {
      done: done.map(placeOf),
      failed: failed.map(({ name, reason, ...site }) => ({
        id: placeOf(site),
        name: nameOf(site, name),
        reason,
      })),
    };
  };
  return (
    <ManyDialog
      records={{
        count,
        ids: async () => sites.map((_, at) => at + 1),
        onDone: (left) => onDone(left.map(siteAt)),
        onClose,
      }}
      title={t('tasks:series.sites.title', { count })}
      submit={t('tasks:series.sites.create', { count })}
      incomplete={false}
      perCall={perCall}
      send={send}
      done={(done) => t('tasks:series.sites.done', { count: done })}
      hrefOf={(at) => jobHref(siteAt(at).job_id)}
      onChanged={() => {
        for (const endpoint of [taskEndpoints.listSeries, taskEndpoints.listTasks])
          void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
      }}
      onFaults={(faults) => Object.keys(faults).length > 0 && onFaults(faults)}
    >
      <Text size="sm">{t('tasks:series.sites.text')}</Text>
    </ManyDialog>
  );
};

export default SitesDialog;
