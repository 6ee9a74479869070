import { Box, Checkbox, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ImportColumn } from '#features/imports/imports/contract';
import { MappingSection, type OptionProps } from '#features/imports/imports/web';
import { useText } from '#platform/web/i18n/index';
import { Select } from '#platform/web/ui/index';
import { type JobImport, type JobImportMapping, statusMeant, statusWord } from '../../contract/index.ts';
import { ClientFields } from './client-fields.tsx';
import classes from './mapping.module.css';
import { allClients } from './use-first-client.ts';

type Props = {
  mapping: JobImportMapping;
  columns: readonly ImportColumn[];
  onChange: (patch: Partial<JobImportMapping>) => void;
};

const siteStatuses = ['active', 'inactive', 'draft'] as const;

type SiteStatus = (typeof siteStatuses)[number];

/** The meaning of the file's status words, and options for cleaning names and addresses. */
const ValueFields = ({ mapping, columns, onChange }: Props) => {
  const t = useText();
  const choices = siteStatuses.map((value) => ({ value, label: t(`jobs:status.${value}`) }));
  const words = columns.find(({ name }) => name === mapping.columns.status)?.words ?? [];
  return (
    <MappingSection id="import-values" title={t('job-imports:values.title')}>
      {words.length > 0 && <Text c="dimmed">{t('job-imports:values.words')}</Text>}
      <Box className={classes.words} maw={980}>
        {words.map((word) => (
          <Select
            key={word}
            label={word}
            data={choices}
            placeholder={t('job-imports:values.likeDefault')}
            clearable
            clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
            value={statusMeant(mapping.statuses, word) ?? null}
            onChange={(status) => {
              const { [statusWord(word)]: _, ...others } = mapping.statuses;
              const chosen = status === null ? {} : { [statusWord(word)]: status as SiteStatus };
              onChange({ statuses: { ...others, ...chosen } });
            }}
          />
        ))}
        <Select
          label={t(words.length > 0 ? 'job-imports:values.otherwise' : 'job-imports:values.status')}
          data={choices}
          allowDeselect={false}
          value={mapping.default_status}
          onChange={(status) => onChange({ default_status: (status ?? 'active') as SiteStatus })}
        />
      </Box>
      <Stack gap="sm">
        <Checkbox
          label={t('job-imports:values.fixCase')}
          description={t('job-imports:values.fixCaseText')}
          checked={mapping.fix_case}
          onChange={(event) => onChange({ fix_case: event.currentTarget.checked })}
        />
        {mapping.columns.address_2 !== undefined && (
          <Checkbox
            label={t('job-imports:values.nameFromAddress')}
            description={t('job-imports:values.nameFromAddressText')}
            checked={mapping.name_from_address_2}
            onChange={(event) => onChange({ name_from_address_2: event.currentTarget.checked })}
          />
        )}
      </Stack>
    </MappingSection>
  );
};

/** Chooses the client of the sites, and the meaning of the values in the file. */
export const SiteOptions = ({ record, mapping, errors, onChange }: OptionProps<JobImportMapping>) => {
  const { data } = useQuery(allClients);
  return (
    <>
      <ClientFields
        mapping={mapping}
        clients={data?.rows}
        mayCreate={(record as JobImport).can.create_client}
        errors={errors}
        onChange={onChange}
      />
      <ValueFields mapping={mapping} columns={record.columns} onChange={onChange} />
    </>
  );
};
