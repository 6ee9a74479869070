import { useText } from '#platform/web/i18n/index';
import type { ComboboxProps } from '#platform/web/ui/index';
import type { JobRow } from '../../contract/index.ts';
import { useJobSitesQuery } from '../job-sites-query.ts';
import { SiteCombobox } from './site-combobox.tsx';

type Props = Pick<ComboboxProps, 'error' | 'withAsterisk' | 'name'> & {
  /** Shown instead of a chosen site that this person may not see. */
  unseen?: string;
  /** Offers only these instead of all sites in scope. */
  sites?: readonly JobRow[];
  value: number | null;
  onChange: (site: JobRow | null) => void;
};

/** Chooses the job site of a record or a filter. */
export const SiteSelect = (props: Props) => {
  const t = useText();
  const { data, isLoading, isError, refetch } = useJobSitesQuery();
  return (
    <SiteCombobox
      label={t('jobs:site')}
      placeholder={t('jobs:siteSearch.placeholder')}
      sites={data?.rows ?? []}
      loading={isLoading}
      failed={isError && data === undefined}
      retry={() => void refetch()}
      {...props}
    />
  );
};
