import { Pill, SegmentedControl } from '@mantine/core';
import { SiteCombobox } from '#features/jobs/web';
import { useText } from '#platform/web/i18n/index';
import { SearchBox, Select } from '#platform/web/ui/index';
import { seriesStatuses } from '../../contract/index.ts';
import list from '../list/list.module.css';
import { withUnseen } from '../parts/with-unseen.ts';
import { useJobSitesQuery, usePeople } from '../queries.ts';
import classes from './series-list.module.css';
import type { SeriesSearch } from './series-search.ts';

type Props = { search: SeriesSearch; onChange: (patch: Partial<SeriesSearch>, replace?: boolean) => void };

/** Places that other pages narrow the list to; each can be taken away. */
const Places = ({ search, onChange }: Props) => {
  const t = useText();
  const sites = useJobSitesQuery().data?.rows;
  const { client_id, building_id } = search;
  const unseen = sites ? t('tasks:list.unseen') : '';
  const client = sites?.find((site) => site.client.id === client_id)?.client.name;
  const building = sites
    ?.flatMap(({ buildings }) => buildings ?? [])
    .find(({ id }) => id === building_id)?.name;
  const chips = [
    client_id !== undefined &&
      ([t('tasks:field.client'), client ?? unseen, { client_id: undefined }] as const),
    building_id !== undefined &&
      ([t('tasks:field.building'), building ?? unseen, { building_id: undefined }] as const),
  ].filter((chip) => chip !== false);
  if (chips.length === 0) return null;
  return (
    <ul className={list.chips}>
      {chips.map(([field, value, patch]) => {
        const words = t('tasks:list.chip', { field, value });
        return (
          <li key={field}>
            <Pill
              size="md"
              withRemoveButton
              onRemove={() => onChange({ ...patch, page: 1 })}
              removeButtonProps={{
                'aria-label': t('tasks:list.remove', { filter: words }),
                tabIndex: 0,
                'aria-hidden': undefined,
              }}
            >
              {words}
            </Pill>
          </li>
        );
      })}
    </ul>
  );
};

export const SeriesFilters = ({ search, onChange }: Props) => {
  const t = useText();
  const { data, isLoading } = useJobSitesQuery();
  const people = usePeople();
  const [status, ...more] = search.status;
  return (
    <>
      <SegmentedControl
        className={list.views}
        aria-label={t('tasks:field.status')}
        value={more.length > 0 ? '' : (status ?? 'all')}
        data={[
          { value: 'all', label: t('tasks:series.list.all') },
          ...seriesStatuses.map((value) => ({ value, label: t(`tasks:series.list.${value}`) })),
        ]}
        onChange={(next) =>
          onChange({ status: next === 'all' ? [] : [next as (typeof seriesStatuses)[number]], page: 1 })
        }
      />
      <div className={classes.search}>
        <SearchBox
          value={search.q}
          placeholder={t('tasks:series.list.search')}
          onChange={(q) => onChange({ q, page: 1 }, true)}
        />
      </div>
      <div className={classes.pick}>
        <SiteCombobox
          placeholder={t('tasks:field.site')}
          aria-label={t('tasks:field.site')}
          sites={data?.rows ?? []}
          loading={isLoading}
          value={search.job_id ?? null}
          unseen={t('tasks:list.unseen')}
          onChange={(site) => onChange({ job_id: site?.id, page: 1 })}
        />
      </div>
      <div className={classes.pick}>
        <Select
          searchable
          clearable
          aria-label={t('tasks:field.assignee')}
          placeholder={t('tasks:field.assignee')}
          nothingFoundMessage={t('tasks:form.nobodyFound')}
          data={withUnseen(
            people.map(({ id, name }) => ({ value: String(id), label: name })),
            search.assignee_id,
            t('tasks:list.unseen'),
          )}
          limit={50}
          value={search.assignee_id ? String(search.assignee_id) : null}
          onChange={(id) => onChange({ assignee_id: id === null ? undefined : Number(id), page: 1 })}
          clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
        />
      </div>
      <Places search={search} onChange={onChange} />
    </>
  );
};
