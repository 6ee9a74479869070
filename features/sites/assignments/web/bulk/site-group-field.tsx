import { useMemo } from 'react';
import { useAreas } from '#features/sites/areas/web';
import { useJobSitesQuery } from '#features/sites/jobs/web';
import { useText } from '#platform/web/i18n/index';
import { Select } from '#platform/web/ui/index';
import { maxJobsOfMany } from '../../contract/bulk-endpoints.ts';
import { siteGroups } from './site-groups.ts';

type Props = { value: readonly string[]; onChange: (ids: string[]) => void; disabled?: boolean };

/** All sites of the company, a client or an area, added in one step. */
export const SiteGroupField = ({ value, onChange, disabled = false }: Props) => {
  const t = useText();
  const { data } = useJobSitesQuery();
  const areas = useAreas();
  const groups = useMemo(() => siteGroups(data?.rows ?? [], areas), [data, areas]);
  const named = [...groups.clients, ...groups.areas];
  const option = ({ key, name, ids }: { key: string; name: string; ids: string[] }) => ({
    value: key,
    label: `${name} (${ids.length})`,
  });
  const add = (key: string | null) => {
    const ids = key === 'all' ? groups.all : (named.find((group) => group.key === key)?.ids ?? []);
    if (ids.length > 0) onChange([...new Set([...value, ...ids])].slice(0, maxJobsOfMany));
  };
  return (
    <Select
      searchable
      disabled={disabled}
      label={t('assignments:many.allOf')}
      placeholder={t('assignments:many.allOfHint')}
      data={[
        {
          group: t('assignments:many.company'),
          items: [option({ key: 'all', name: t('assignments:many.allSites'), ids: groups.all })],
        },
        { group: t('assignments:many.clients'), items: groups.clients.map(option) },
        { group: t('assignments:many.areas'), items: groups.areas.map(option) },
      ].filter(({ items }) => items.length > 0)}
      value={null}
      onChange={add}
      nothingFoundMessage={t('platform:list.nothingFound')}
    />
  );
};
