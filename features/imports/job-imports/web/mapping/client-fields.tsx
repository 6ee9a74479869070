import { Checkbox, Radio, Stack, TextInput } from '@mantine/core';
import { MappingSection } from '#features/imports/imports/web';
import type { ClientRow } from '#features/sites/clients/contract';
import { ClientField } from '#features/sites/clients/web';
import { useText } from '#platform/web/i18n/index';
import type { JobImportMapping } from '../../contract/index.ts';
import classes from './mapping.module.css';

type Props = {
  mapping: JobImportMapping;
  /** Undefined when they could not be read. */
  clients: readonly ClientRow[] | undefined;
  mayCreate: boolean;
  errors: Record<string, string | undefined>;
  onChange: (patch: Partial<JobImportMapping>) => void;
};

type Client = JobImportMapping['client'];

const kindOf = (client: Client): 'existing' | 'new' => (client && 'name' in client ? 'new' : 'existing');

/** The client of sites for which the file names none. */
export const ClientFields = ({ mapping, clients, mayCreate, errors, onChange }: Props) => {
  const t = useText();
  const { client, columns } = mapping;
  const named = columns.client_name !== undefined || columns.client_account_number !== undefined;
  const set = (next: Client) => onChange({ client: next });
  const fresh = client && 'name' in client ? client : null;
  return (
    <MappingSection id="import-client" title={t('job-imports:client.title')}>
      <Stack gap="sm" maw={760}>
        {mayCreate && (
          <Radio.Group
            label={t(named ? 'job-imports:client.whereNone' : 'job-imports:client.ofAll')}
            value={kindOf(client)}
            onChange={(kind) => set(kind === 'new' ? { name: '', account_number: '' } : null)}
          >
            <Stack gap={8} mt={8}>
              <Radio
                value="existing"
                label={t('job-imports:client.existing')}
                description={clients?.length === 0 ? t('job-imports:client.noneYet') : undefined}
                disabled={clients?.length === 0}
              />
              <Radio value="new" label={t('job-imports:client.new')} />
            </Stack>
          </Radio.Group>
        )}
        {fresh ? (
          <div className={classes.two}>
            <TextInput
              label={t('job-imports:targets.client_name')}
              withAsterisk
              value={fresh.name}
              onChange={(event) => set({ ...fresh, name: event.currentTarget.value })}
              error={errors['mapping.client.name']}
            />
            <TextInput
              label={t('job-imports:targets.client_account_number')}
              withAsterisk
              value={fresh.account_number}
              onChange={(event) => set({ ...fresh, account_number: event.currentTarget.value })}
              error={errors['mapping.client.account_number']}
            />
          </div>
        ) : (
          <ClientField
            label={t(named ? 'job-imports:client.pickWhereNone' : 'job-imports:client.pick')}
            withAsterisk={!named}
            onlyKnown
            // The focus moves here when the client is missing: an open list would cover the error.
            openOnFocus={false}
            value={client && 'id' in client ? client.id : null}
            onChange={(id) => set(id === null ? null : { id })}
            error={errors['mapping.client']}
          />
        )}
        {named && mayCreate && (
          <Checkbox
            label={t('job-imports:client.createUnknown')}
            checked={mapping.create_clients}
            onChange={(event) => onChange({ create_clients: event.currentTarget.checked })}
            error={errors['mapping.create_clients']}
          />
        )}
      </Stack>
    </MappingSection>
  );
};
