import { Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ClientRow, clientEndpoints } from '#features/clients/contract';
import { call, endpointQuery } from '#platform/web/api/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useSearchState } from '#platform/web/routing/index';
import { RowsSkeleton } from '#platform/web/ui/index';
import { type ImportMapping, type JobImport, jobImportEndpoints } from '../../contract/index.ts';
import { StepTrail } from '../parts/step-trail.tsx';
import { keepImport, previewQuery } from '../queries.ts';
import { importSearch } from '../search.ts';
import { chooseColumn } from './choose-column.ts';
import { ClientFields } from './client-fields.tsx';
import { ColumnFields } from './column-fields.tsx';
import { withFirstClient } from './first-client.ts';
import { IgnoredColumns } from './ignored-columns.tsx';
import classes from './mapping.module.css';
import { bodyFor, type MappingValues, makesClient } from './mapping-body.ts';
import { ValueFields } from './value-fields.tsx';

const firstPage = { outcome: undefined, page: 1 };

const Mapping = ({ record, clients }: { record: JobImport; clients: readonly ClientRow[] | undefined }) => {
  const t = useText();
  const client = useQueryClient();
  const [{ per_page }, setSearch] = useSearchState(importSearch);
  const [opened] = useState(() => withFirstClient(record, clients));
  const [fresh, setFresh] = useState(() => makesClient(opened));
  const form = useRecordForm({
    name: 'job-import',
    record: record.id,
    schema: bodyFor(fresh),
    initialValues: { mapping: opened } as MappingValues,
    save: ({ mapping }: MappingValues) =>
      call(jobImportEndpoints.previewJobImport, {
        params: { id: record.id },
        body: { mapping, ...firstPage, per_page },
      }),
    onSaved: (preview) => {
      keepImport(client, preview.import);
      client.setQueryData(previewQuery(preview.import, { ...firstPage, per_page }).queryKey, preview);
      form.release();
      setSearch({ step: 'check', ...firstPage });
    },
  });
  const { mapping } = form.values;
  useEffect(() => setFresh(makesClient(mapping)), [mapping]);
  const change = (next: ImportMapping, paths: readonly string[]) => {
    form.setFieldValue('mapping', next);
    form.setErrors(
      Object.fromEntries(
        Object.entries(form.errors).filter(([path]) => !paths.some((changed) => path.startsWith(changed))),
      ),
    );
  };
  const patch = (part: Partial<ImportMapping>) =>
    change(
      { ...mapping, ...part },
      Object.keys(part).map((name) => `mapping.${name}`),
    );
  return (
    <>
      <StepTrail step="columns" />
      <RecordForm form={form} label={t('job-imports:mapping.title')}>
        <section aria-labelledby="import-columns" className={classes.section}>
          <Title order={2} id="import-columns">
            {t('job-imports:mapping.title')}
          </Title>
          <Text c="dimmed">{t('job-imports:mapping.text')}</Text>
          <ColumnFields
            columns={record.columns}
            chosen={mapping.columns}
            errors={form.errors}
            onChoose={(target, column) =>
              change(chooseColumn(mapping, target, column), ['mapping.columns', 'mapping.client'])
            }
          />
        </section>
        <IgnoredColumns columns={record.columns} chosen={mapping.columns} />
        <ClientFields
          mapping={mapping}
          clients={clients}
          mayCreate={record.can.create_client}
          errors={form.errors}
          onChange={patch}
        />
        <ValueFields mapping={mapping} columns={record.columns} onChange={patch} />
        <FormActions inline saving={form.saving} save={t('job-imports:mapping.check')} />
      </RecordForm>
    </>
  );
};

/** How the file is read. Checking saves the mapping on the server; until then the input stays on the device. */
export const MappingStep = ({ record }: { record: JobImport }) => {
  const { data, isPending } = useQuery(
    endpointQuery(clientEndpoints.listClients, { query: { per_page: 0, sort: 'name' } }),
  );
  if (isPending) {
    return (
      <>
        <StepTrail step="columns" />
        <RowsSkeleton rows={8} />
      </>
    );
  }
  return <Mapping record={record} clients={data?.rows} />;
};
