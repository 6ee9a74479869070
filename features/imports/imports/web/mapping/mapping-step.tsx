import { Box, Group, Radio, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { call } from '#platform/web/api/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useSearchState } from '#platform/web/routing/index';
import { RowsSkeleton } from '#platform/web/ui/index';
import {
  type ImportColumn,
  type ImportMapping,
  type ImportRecord,
  withColumn,
} from '../../contract/index.ts';
import { StepTrail } from '../parts/step-trail.tsx';
import { cacheImport, previewQuery } from '../queries.ts';
import { importSearch } from '../search.ts';
import { useKind } from '../use-kind.ts';
import { ColumnFields } from './column-fields.tsx';
import { ExistingFields } from './existing-fields.tsx';
import { HeaderField } from './header-field.tsx';
import classes from './mapping.module.css';
import { MappingSection } from './mapping-section.tsx';

type IgnoredColumnsProps = { columns: readonly ImportColumn[]; chosen: ImportMapping['columns'] };

/** The columns of the file that will not be imported. */
const IgnoredColumns = ({ columns, chosen }: IgnoredColumnsProps) => {
  const t = useText();
  const used = new Set(Object.values(chosen));
  const ignored = columns.filter(({ name }) => !used.has(name));
  if (ignored.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="ignored-columns" gap="sm" mb="md">
      <Title order={2} id="ignored-columns">
        {t('imports:mapping.ignored', { count: ignored.length })}
      </Title>
      <Text c="dimmed">{t('imports:mapping.ignoredText')}</Text>
      <Group component="ul" className={classes.ignored} gap="xs" align="stretch">
        {ignored.map(({ name, samples }) => (
          <li key={name}>
            <b>{name}</b>
            {samples.length > 0 && (
              <Box component="span" c="dimmed">
                {samples.slice(0, 2).join(' · ')}
              </Box>
            )}
          </li>
        ))}
      </Group>
    </Stack>
  );
};

type Props = { mapping: ImportMapping; onChange: (patch: Partial<ImportMapping>) => void };

/** How the file writes decimals, where it has numbers of something. */
const DecimalField = ({ mapping: { columns, decimal_mark = '.' }, onChange }: Props) => {
  const t = useText();
  const { measures } = useKind();
  if (!measures.some((target) => columns[target] !== undefined)) return null;
  return (
    <MappingSection id="import-decimals" title={t('imports:decimals.title')}>
      <Radio.Group
        label={t('imports:decimals.label')}
        value={decimal_mark}
        onChange={(mark) => onChange({ decimal_mark: mark as typeof decimal_mark })}
      >
        <Stack gap={8} mt={8}>
          <Radio value="." label={t('imports:decimals.point')} />
          <Radio value="," label={t('imports:decimals.comma')} />
        </Stack>
      </Radio.Group>
    </MappingSection>
  );
};

const firstPage = { outcome: undefined, page: 1 };

type MappingValues = { mapping: ImportMapping };

const Mapping = ({ record, opened }: { record: ImportRecord; opened: ImportMapping }) => {
  const t = useText();
  const kind = useKind();
  const client = useQueryClient();
  const [{ per_page }, setSearch] = useSearchState(importSearch);
  const [schema, setSchema] = useState(() => kind.schema(opened));
  const form = useRecordForm({
    name: kind.href,
    record: record.id,
    schema: schema as z.ZodType<MappingValues>,
    initialValues: { mapping: opened } as MappingValues,
    save: ({ mapping }: MappingValues) =>
      call(kind.calls.preview, { params: { id: record.id }, body: { mapping, ...firstPage, per_page } }),
    onSaved: (preview) => {
      cacheImport(client, kind, preview.import);
      client.setQueryData(previewQuery(kind, preview.import, { ...firstPage, per_page }).queryKey, preview);
      form.release();
      setSearch({ step: 'check', ...firstPage });
    },
  });
  const { mapping } = form.values;
  useEffect(() => setSchema(() => kind.schema(mapping)), [kind, mapping]);
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
  const { Options, chooseColumn = withColumn } = kind;
  return (
    <>
      <StepTrail step="columns" />
      <HeaderField record={record} onChange={form.release} />
      <RecordForm form={form} label={t('imports:mapping.title')}>
        <MappingSection id="import-columns" title={t('imports:mapping.title')}>
          <Text c="dimmed">{t('imports:mapping.text')}</Text>
          <ColumnFields
            columns={record.columns}
            chosen={mapping.columns}
            required={kind.requiredOf?.(mapping) ?? kind.required}
            errors={form.errors}
            onChoose={(target, column) =>
              // Other fields of the mapping may depend on which fields the file fills.
              change(chooseColumn(mapping, target, column), ['mapping'])
            }
          />
        </MappingSection>
        <IgnoredColumns columns={record.columns} chosen={mapping.columns} />
        {Options && <Options record={record} mapping={mapping} errors={form.errors} onChange={patch} />}
        <DecimalField mapping={mapping} onChange={patch} />
        <ExistingFields mapping={mapping} onChange={patch} />
        <FormActions inline saving={form.saving} save={t('imports:mapping.check')} />
      </RecordForm>
    </>
  );
};

/** How the file is read. Checking saves the mapping on the server; until then the input stays on the device. */
export const MappingStep = ({ record }: { record: ImportRecord }) => {
  const { useOpened = asGuessed } = useKind();
  const opened = useOpened(record);
  if (!opened) {
    return (
      <>
        <StepTrail step="columns" />
        <RowsSkeleton rows={8} />
      </>
    );
  }
  return <Mapping key={record.reading?.header_line} record={record} opened={opened} />;
};

const asGuessed = ({ mapping }: ImportRecord): ImportMapping => mapping;
