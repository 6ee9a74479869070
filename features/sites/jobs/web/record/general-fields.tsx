import { TextInput } from '@mantine/core';
import { ClientField } from '#features/sites/clients/web';
import { CountedTextarea } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { AutoGrid, Section } from '#platform/web/ui/index';
import type { FieldProps } from './field-props.ts';
import type { JobValues } from './job-values.ts';

type Props = {
  field: FieldProps;
  values: JobValues;
  /** The saved client. It may be missing in the pick-list, for example because it is inactive. */
  saved?: { id: number; name: string } | undefined;
  onClient: (id: number | null) => void;
};

export const GeneralFields = ({ field, values, saved, onClient }: Props) => {
  const t = useText();
  const { id, error } = field('client_id');
  return (
    <Section title={t('jobs:section.general')} text={t('jobs:section.generalText')} anchor="general">
      <AutoGrid min={220} align="start">
        <TextInput
          label={t('jobs:list.number')}
          autoComplete="off"
          maxLength={20}
          withAsterisk
          {...field('job_number')}
        />
        <TextInput
          label={t('jobs:field.winteam_job_number')}
          autoComplete="off"
          maxLength={20}
          {...field('winteam_job_number')}
        />
      </AutoGrid>
      <TextInput
        label={t('jobs:field.job_name')}
        autoComplete="off"
        maxLength={150}
        withAsterisk
        {...field('job_name')}
      />
      <ClientField
        label={t('jobs:client')}
        withAsterisk
        value={values.client_id}
        onChange={onClient}
        current={saved}
        id={id}
        error={error}
      />
      <CountedTextarea
        label={t('jobs:card.description')}
        autosize
        minRows={3}
        limit={2000}
        {...field('description')}
      />
    </Section>
  );
};
