import { useText } from '#platform/web/i18n/index';
import type { ComboboxProps } from '#platform/web/ui/index';
import type { JobRow } from '../../contract/index.ts';
import { useJobSitesQuery } from '../filters/use-job-sites.ts';
import { SiteCombobox } from './site-combobox.tsx';

type Props = Pick<ComboboxProps, 'error' | 'withAsterisk' | 'name'> & {
  /** Said instead of a chosen site that this person does not see. */
  unseen?: string;
  /** Fewer than all in scope. */
  sites?: readonly JobRow[];
  value: number | null;
  onChange: (site: JobRow | null) => void;
};

/** The job site of a record or of a filter. */
export const SiteSelect = (props: Props) => {
  const t = useText();
  const { data, isLoading, isError } = useJobSitesQuery();
  return (
    <SiteCombobox
      label={t('jobs:site')}
      placeholder={t('jobs:siteSearch.placeholder')}
      sites={data?.rows ?? []}
      loading={isLoading}
      failed={isError}
      {...props}
    />
  );
};
