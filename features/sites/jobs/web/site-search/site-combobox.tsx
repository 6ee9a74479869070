import { useCallback, useMemo } from 'react';
import { useText } from '#platform/web/i18n/index';
import { type Choice, Combobox, type ComboboxProps } from '#platform/web/ui/index';
import { findSites, type SearchedSite, siteAddress } from './find-sites.ts';

type Props<S> = Omit<ComboboxProps, 'chosen' | 'onChoose' | 'find' | 'nothing'> & {
  sites: readonly S[];
  loading: boolean;
  /** The sites could not be loaded. */
  failed?: boolean;
  /** Loads them again; offered as a line of the list when it failed. */
  retry: () => void;
  value: number | null;
  onChange: (site: S | null) => void;
  /** Shown instead of a chosen site that is not among `sites`. */
  unseen?: string;
};

/** No site has it. */
const againId = -1;

/** Chooses one of the person's job sites by number, name or address. */
export const SiteCombobox = <S extends SearchedSite>({
  sites,
  loading,
  failed = false,
  retry,
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
  const again = useMemo(
    (): readonly Choice[] => [
      { id: againId, number: '', name: t('platform:actions.retry'), detail: t('jobs:siteSearch.failed') },
    ],
    [t],
  );
  const find = useCallback(
    (words: string) => (failed ? again : findSites(sites, words).map(choiceOf)),
    [failed, again, sites, choiceOf],
  );
  const chosen = useMemo(() => {
    const site = sites.find(({ id }) => id === value);
    if (site) return choiceOf(site);
    return value !== null && unseen && !loading ? { id: value, number: '', name: unseen, detail: '' } : null;
  }, [sites, value, unseen, loading, choiceOf]);
  return (
    <Combobox
      {...field}
      chosen={chosen}
      onChoose={(choice) => {
        if (choice?.id === againId) retry();
        else onChange(sites.find(({ id }) => id === choice?.id) ?? null);
      }}
      find={find}
      nothing={t(`jobs:siteSearch.${loading ? 'loading' : 'none'}`)}
    />
  );
};
