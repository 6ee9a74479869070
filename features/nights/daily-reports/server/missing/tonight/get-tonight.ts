import type { SignedInCall } from '#platform/server/http/call';
import {
  maxSites,
  type NightCounts,
  type NightSite,
  type Tonight,
  type tonightEndpoints,
} from '../../../contract/index.ts';
import { type NightRow, sitesOfTonight } from './tonight-repository.ts';

const presentSite = ({ job_name, building, buildings, ...site }: NightRow): NightSite => ({
  ...site,
  name: buildings > 1 ? `${job_name}, ${building}` : job_name,
});

const countsOf = (sites: readonly NightSite[]): NightCounts => {
  const inState = (state: NightSite['state']) => sites.filter((site) => site.state === state).length;
  return {
    not_started: inState('not_started'),
    running: inState('running'),
    finalized: inState('finalized'),
    incidents: sites.reduce((sum, { incidents }) => sum + incidents, 0),
    unlocked: sites.reduce((sum, { doors }) => sum + doors.unlocked, 0),
  };
};

/** Areas with trouble first, then those where most sites have not started. */
const areasOf = (sites: readonly NightSite[]): Tonight['areas'] => {
  const byArea = Map.groupBy(sites, ({ area }) => area?.id ?? null);
  const areas = [...byArea].map(([id, there]) => ({
    ...countsOf(there),
    id,
    name: there[0]?.area?.name ?? null,
    sites: there.length,
  }));
  const trouble = (area: NightCounts) => area.incidents + area.unlocked;
  return areas.toSorted((a, b) => trouble(b) - trouble(a) || b.not_started - a.not_started);
};

export const getTonight = async ({
  tenant,
  now,
}: SignedInCall<(typeof tonightEndpoints)['getTonight']>): Promise<Tonight> => {
  const rows = await sitesOfTonight(tenant, now);
  const sites = rows.slice(0, maxSites).map(presentSite);
  return {
    at: now.toISOString(),
    counts: countsOf(sites),
    areas: areasOf(sites),
    sites,
    capped: rows.length > maxSites,
  };
};
