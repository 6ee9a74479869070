import { useCallback, useMemo } from 'react';
import { useText } from '#platform/web/i18n/index';
import { type Choice, Combobox, type ComboboxProps } from '#platform/web/ui/index';
import { findSites, type SearchedSite, siteAddress } from './find-sites.ts';

type Props<S> = Omit<ComboboxProps, 'chosen' | 'onChoose' | 'find' | 'nothing'> & {
  sites: readonly S[];
  loading: boolean;
  /** The sites could not be loaded. */
  failed?: boolean;
  value: number | null;
  onChange: (site: S | null) => void;
  /** Shown instead of a chosen site that is not among `sites`. */
  unseen?: string;
};

/** Chooses one of the person's job sites by number, name or address. */
export const SiteCombobox = <S extends SearchedSite>({
  sites,
  loading,
  failed = false,
  value,
  onChange,
  unseen,
  ...field
}: Props<S>) => {
  const t = useText();
  const choiceOf = useCallback(
    (site: S): Choice => ({
      id: site.id,
      number: site.job_number,
      name: site.job_name,
      detail: siteAddress(site),
      warning: site.status === 'inactive' ? t('jobs:status.inactive') : undefined,
    }),
    [t],
  );
  const find = useCallback((words: string) => findSites(sites, words).map(choiceOf), [sites, choiceOf]);
  const chosen = useMemo(() => {
    const site = sites.find(({ id }) => id === value);
    if (site) return choiceOf(site);
    return value !== null && unseen && !loading ? { id: value, number: '', name: unseen, detail: '' } : null;
  }, [sites, value, unseen, loading, choiceOf]);
  return (
    <Combobox
      {...field}
      chosen={chosen}
      onChoose={(choice) => onChange(sites.find(({ id }) => id === choice?.id) ?? null)}
      find={find}
      nothing={t(`jobs:siteSearch.${loading ? 'loading' : failed ? 'failed' : 'none'}`)}
    />
  );
};
