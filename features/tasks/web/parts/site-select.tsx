import type { JobRow } from '#features/jobs/contract';
import { SiteCombobox } from '#features/jobs/web';
import { useText } from '#platform/web/i18n/index';
import type { ComboboxProps } from '#platform/web/ui/index';

type Props = Pick<ComboboxProps, 'error' | 'withAsterisk' | 'name'> & {
  unseen?: string;
  sites: readonly JobRow[];
  loading: boolean;
  failed?: boolean;
  value: number | null;
  onChange: (site: JobRow | null) => void;
};

/** The job site of a task or of a filter. */
export const SiteSelect = (props: Props) => {
  const t = useText();
  return <SiteCombobox label={t('tasks:field.site')} placeholder={t('tasks:site.placeholder')} {...props} />;
};
