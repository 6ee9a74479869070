import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useJobSitesQuery } from '#features/sites/jobs/web';
import { useText } from '#platform/web/i18n/index';
import { MultiSelect } from '#platform/web/ui/index';
import { SiteGroupField } from './site-group-field.tsx';

type Props = {
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error?: string | undefined;
};

/** Number of sites that are named one by one; more are a number. */
const maxNamed = 20;

/** Several sites: found one by one by number or name, or all of a client or an area at once. */
export const SitesField = ({ value, onChange, error }: Props) => {
  const t = useText();
  const { data } = useJobSitesQuery();
  const [words, setWords] = useState('');
  return (
    <>
      <SiteGroupField value={value} onChange={onChange} />
      {value.length > maxNamed ? (
        <Group gap="sm" role="status">
          <Text fw={500}>{t('assignments:many.chosen', { count: value.length })}</Text>
          <Button variant="default" size="compact-sm" onClick={() => onChange([])}>
            {t('assignments:many.again')}
          </Button>
          {error && (
            <Text size="sm" c="error" role="alert">
              {error}
            </Text>
          )}
        </Group>
      ) : (
        <MultiSelect
          searchable
          withAsterisk
          hidePickedOptions
          label={t('assignments:many.sites')}
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
      )}
    </>
  );
};
