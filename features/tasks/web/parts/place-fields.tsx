import type { AreaRow } from '#features/areas/contract';
import type { JobRow } from '#features/jobs/contract';
import { useText } from '#platform/web/i18n/index';
import { Select } from '#platform/web/ui/index';
import { useAreas, useJobSitesQuery, usePeople } from '../queries.ts';
import { SiteSelect } from './site-select.tsx';
import { withUnseen } from './with-unseen.ts';

type Places = Partial<
  Record<'client_id' | 'area_id' | 'building_id' | 'job_id' | 'assignee_id', number | undefined>
>;

type Props = {
  search: Places;
  onChange: (patch: Places) => void;
  /** What the choice of a person narrows by, in words. */
  person: string;
};

type Option = { value: string; label: string };

const none: readonly JobRow[] = [];

type Named = { id: number; name: string; address?: string };

/** Each once, by name; buildings of the same name also by their address. */
const options = (named: readonly Named[]): Option[] => {
  const each = [...new Map(named.map((one) => [one.id, one])).values()];
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { name } of each) (seen.has(name) ? repeated : seen).add(name);
  return each
    .map(({ id, name, address }) => ({
      value: String(id),
      label: address && repeated.has(name) ? `${name} · ${address}` : name,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
};

/** Regions, and below each what belongs to it. */
const tree = (areas: readonly AreaRow[], parent: number | null = null, way = ''): Option[] =>
  areas
    .filter(({ parent_area_id }) => parent_area_id === parent)
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap(({ id, name }) => {
      const label = way ? `${way} › ${name}` : name;
      return [{ value: String(id), label }, ...tree(areas, id, label)];
    });

/** Client, area, building, job site and person, from what this person sees. */
export const PlaceFields = ({ search, onChange, person }: Props) => {
  const t = useText();
  const { data, isLoading, isError } = useJobSitesQuery();
  const areas = useAreas(true);
  const people = usePeople();
  const sites = data?.rows ?? none;
  const choice = (
    field: 'client_id' | 'area_id' | 'building_id' | 'assignee_id',
    label: string,
    list: Option[],
  ) => (
    <Select
      searchable
      clearable
      label={label}
      placeholder={t('tasks:list.all')}
      nothingFoundMessage={t('tasks:list.nothingFound')}
      data={withUnseen(list, search[field], t('tasks:list.unseen'))}
      limit={50}
      value={search[field] ? String(search[field]) : null}
      onChange={(id) => onChange({ [field]: id === null ? undefined : Number(id) })}
      clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
    />
  );
  return (
    <>
      {choice('client_id', t('tasks:field.client'), options(sites.map(({ client }) => client)))}
      {choice('area_id', t('tasks:field.territory'), tree(areas))}
      {choice(
        'building_id',
        t('tasks:field.building'),
        options(sites.flatMap(({ buildings }) => buildings ?? [])),
      )}
      <SiteSelect
        sites={sites}
        loading={isLoading}
        failed={isError}
        value={search.job_id ?? null}
        unseen={t('tasks:list.unseen')}
        onChange={(site) => onChange({ job_id: site?.id })}
      />
      {choice('assignee_id', person, options(people))}
    </>
  );
};
