import { type ComboboxItem, Select, type SelectProps } from '@mantine/core';
import { IconCircleX } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { JobRow } from '#features/jobs/contract';
import { useText } from '#platform/web/i18n/index';
import { addressOf, findSites, nameOf } from './site-search.ts';
import classes from './site-select.module.css';

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  sites: readonly JobRow[];
  value: number | null;
  onChange: (site: JobRow | null) => void;
};

/** One of the person's job sites, found by number, name or address. */
export const SiteSelect = ({ sites, value, onChange, ...props }: Props) => {
  const t = useText();
  const known = useMemo(() => new Map(sites.map((site) => [String(site.id), site])), [sites]);
  const data = useMemo(() => sites.map((site) => ({ value: String(site.id), label: nameOf(site) })), [sites]);
  const chosen = value === null ? undefined : known.get(String(value));
  const option = (item: ComboboxItem) => {
    const site = known.get(item.value);
    if (!site) return item.label;
    return (
      <span className={classes.option}>
        <span className={classes.words}>
          <span>
            <span className={classes.number}>{site.job_number}</span> {site.job_name}
          </span>
          <span className={classes.address}>{addressOf(site)}</span>
        </span>
        {site.status === 'inactive' && (
          <IconCircleX
            size={16}
            className={classes.inactive}
            role="img"
            aria-label={t('tasks:site.inactive')}
          />
        )}
      </span>
    );
  };
  return (
    <Select
      searchable
      clearable
      selectFirstOptionOnChange
      label={t('tasks:field.site')}
      placeholder={t('tasks:site.placeholder')}
      nothingFoundMessage={t('tasks:site.none')}
      data={data}
      limit={50}
      value={chosen ? String(chosen.id) : null}
      filter={({ search }) =>
        findSites(sites, chosen && search === nameOf(chosen) ? '' : search).map((site) => ({
          value: String(site.id),
          label: nameOf(site),
        }))
      }
      renderOption={({ option: item }) => option(item)}
      onChange={(id) => onChange((id !== null && known.get(id)) || null)}
      clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
      // A form that sends the keyboard to its first wrong field must not cover the others with a list.
      openOnFocus={false}
      withScrollArea={false}
      classNames={{ options: classes.options }}
      {...props}
    />
  );
};
