import { useState } from 'react';
import { useJobSitesQuery } from '#features/jobs/web';
import { useText } from '#platform/web/i18n/index';
import { MultiSelect } from '#platform/web/ui/index';
import { maxJobsOfMany } from '../../contract/bulk-endpoints.ts';

type Props = {
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error?: string | undefined;
};

/** Several sites, found by number or name. */
export const SitesField = ({ value, onChange, error }: Props) => {
  const t = useText();
  const { data } = useJobSitesQuery();
  const [words, setWords] = useState('');
  return (
    <MultiSelect
      searchable
      withAsterisk
      hidePickedOptions
      label={t('assignments:many.sites')}
      description={t('assignments:many.sitesHint', { max: String(maxJobsOfMany) })}
      maxValues={maxJobsOfMany}
      limit={50}
      data={(data?.rows ?? []).map(({ id, job_number, job_name }) => ({
        value: String(id),
        label: `${job_number} ${job_name}`,
      }))}
      searchValue={words}
      onSearchChange={setWords}
      value={[...value]}
      onChange={onChange}
      error={error}
      nothingFoundMessage={t('platform:list.nothingFound')}
    />
  );
};
