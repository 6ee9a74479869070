import { CloseButton, NativeSelect, Switch } from '@mantine/core';
import * as field from '#platform/contract/fields';
import { useText } from '#platform/web/i18n/index';
import { SearchBox } from '#platform/web/ui/index';
import classes from './job-list.module.css';
import { statusChoices } from './list-search.ts';
import { chosenStatus, type JobListSearch } from './use-job-list.ts';

type Props = { search: JobListSearch; setSearch: (patch: Partial<JobListSearch>) => void };

export const JobFilters = ({ search, setSearch }: Props) => {
  const t = useText();
  const set = (patch: Partial<JobListSearch>) => setSearch({ ...patch, page: 1 });
  const words = (choice: (typeof statusChoices)[number]) =>
    choice === 'live' || choice === 'all' ? t(`jobs:list.${choice}`) : t(`jobs:status.${choice}`);
  return (
    <>
      <div className={classes.search}>
        <SearchBox value={search.q} onChange={(q) => set({ q })} placeholder={t('jobs:list.search')} />
      </div>
      <NativeSelect
        aria-label={t('jobs:list.statusFilter')}
        className={classes.status}
        data={statusChoices.map((value) => ({ value, label: words(value) }))}
        value={chosenStatus(search)}
        onChange={(event) => set({ status: event.currentTarget.value as (typeof statusChoices)[number] })}
      />
      <NativeSelect
        aria-label={t('jobs:list.state')}
        className={classes.state}
        data={[{ value: '', label: t('jobs:list.anyState') }, ...field.states]}
        value={search.state ?? ''}
        onChange={(event) =>
          set({ state: (event.currentTarget.value || undefined) as JobListSearch['state'] })
        }
      />
      <Switch
        label={t('jobs:list.needsLocation')}
        checked={search.needs_location}
        onChange={(event) => set({ needs_location: event.currentTarget.checked })}
        styles={{ root: { alignSelf: 'center' } }}
      />
      {search.import_id !== undefined && (
        <span className={classes.import}>
          {t('jobs:list.fromImport', { id: search.import_id })}
          <CloseButton
            size="sm"
            aria-label={t('jobs:list.removeImport')}
            onClick={() => set({ import_id: undefined })}
          />
        </span>
      )}
    </>
  );
};
