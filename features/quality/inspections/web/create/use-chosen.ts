import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { buildingQuery, tenantsQuery } from '#features/sites/buildings/web';
import type { JobRow } from '#features/sites/jobs/contract';
import { kindsOf, maxQuestions, placedQuestions } from '../../contract/index.ts';
import { firstPlaces, startPlaces } from './chosen-places.ts';
import type { Start } from './create-search.ts';
import { placesOf } from './places-of.ts';
import { snapshotQuery, templatesQuery } from './template-queries.ts';
import type { Readiness } from './use-begin.ts';

const useBuildingAt = ({ buildings = [] }: JobRow, start: Start) => {
  const [buildingId, setBuilding] = useState(() =>
    buildings.length === 1 ? buildings[0]?.id : buildings.find(({ id }) => id === start.building)?.id,
  );
  const { data, isError } = useQuery({
    ...buildingQuery(buildingId ?? 0),
    enabled: buildingId !== undefined,
  });
  return { buildings, buildingId, setBuilding, building: data, isBuildingLost: !data && isError };
};

const useTemplate = (start: Start) => {
  const { data: templates, error, refetch } = useQuery(templatesQuery);
  const [wanted, setTemplate] = useState(start.template);
  const only = templates?.length === 1 ? templates[0]?.id : 0;
  const template = templates?.find(({ id }) => id === (wanted ?? only));
  const { data, isError } = useQuery({
    ...snapshotQuery(template ?? { id: 0, version: 0 }),
    enabled: template !== undefined,
  });
  const snapshot = template && data;
  const retry = () => void refetch();
  return { templates, error, retry, template, setTemplate, snapshot, isTemplateLost: !snapshot && isError };
};

/** Where, with which template and at which places somebody is about to inspect, and whether that may begin. */
export const useChosen = (site: JobRow, start: Start) => {
  const at = useBuildingAt(site, start);
  const by = useTemplate(start);
  const { buildingId, building } = at;
  const { snapshot } = by;
  const kinds = snapshot ? kindsOf(snapshot.sections) : [];
  const ofTenants = useQuery({
    ...tenantsQuery(buildingId ?? 0),
    meta: { quiet: true },
    enabled: buildingId !== undefined && kinds.includes('tenant'),
  });
  const tenants = ofTenants.data;
  const there = useMemo(() => (building ? placesOf(building, tenants ?? []) : []), [building, tenants]);
  const first = useMemo(
    () => startPlaces(there, start.place, firstPlaces(there, tenants ?? [])),
    [there, tenants, start.place],
  );
  const [chosen, setChosen] = useState({ first, keys: first });
  // When the places change, the choice starts again.
  const keys = chosen.first === first ? chosen.keys : first;
  const setKeys = (next: ReadonlySet<string>) => setChosen({ first, keys: next });
  const places = there.filter(({ key, kind }) => keys.has(key) && kinds.includes(kind));
  const count = snapshot ? placedQuestions(snapshot, places, null).length : 0;
  const readiness = (): Readiness => {
    if (!by.template || buildingId === undefined) return 'missing';
    if (at.isBuildingLost || by.isTemplateLost) return 'offline';
    if (!snapshot || !building || ofTenants.isLoading) return 'coming';
    return count > 0 && count <= maxQuestions ? 'ready' : 'not possible';
  };
  return { ...at, ...by, kinds, there, keys, setKeys, places, count, readiness: readiness() };
};
