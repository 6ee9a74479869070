import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { projectTypes } from '#features/projects/special-projects/contract';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import {
  CountedTextarea,
  FieldGrid,
  FieldGroup,
  FormActions,
  RecordForm,
  useRecordForm,
} from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type ProposalTemplate, proposalTemplateEndpoints } from '../../contract/index.ts';
import { LineFields } from '../edit/line-fields.tsx';
import { lineValues } from '../edit/proposal-values.ts';
import { refreshTemplates } from '../live.ts';

const { createProposalTemplate, updateProposalTemplate } = proposalTemplateEndpoints;

type Changes = z.output<typeof updateProposalTemplate.body>;

type Props = {
  /** Absent: the form makes a new one. */
  template?: ProposalTemplate;
  onSaved: (saved: ProposalTemplate) => void;
  onReloaded?: (record: ProposalTemplate) => void;
};

const valuesOf = (template?: ProposalTemplate) => ({
  name: template?.name ?? '',
  project_type: template?.project_type ?? projectTypes[0],
  intro: template?.intro ?? '',
  terms: template?.terms ?? '',
  lines: lineValues(template?.lines ?? []),
});

const useTemplateForm = ({ template, onSaved, onReloaded }: Props) => {
  const t = useText();
  const client = useQueryClient();
  return useRecordForm({
    name: 'proposal-template',
    record: template?.id ?? 'new',
    schema: (template
      ? updateProposalTemplate.body
      : createProposalTemplate.body) as typeof createProposalTemplate.body,
    ...(template && { updatedAt: template.updated_at }),
    initialValues: valuesOf(template),
    labels: {
      name: t('proposals:field.name'),
      project_type: t('proposals:field.project_type'),
      intro: t('proposals:field.intro'),
      terms: t('proposals:field.terms'),
      lines: t('proposals:field.lines'),
    },
    readRecord: (record) => valuesOf(record as ProposalTemplate),
    shown: (values) => ({
      ...values,
      lines: values.lines.map(({ description }) => description).join(', '),
    }),
    save: (body) =>
      template
        ? call(updateProposalTemplate, { params: { id: template.id }, body: body as Changes })
        : call(createProposalTemplate, { body }),
    onSaved: (saved) => {
      refreshTemplates(client, [saved.id]);
      showSuccess(t('proposals:templates.saved'));
      onSaved(saved);
    },
    onReloaded: (record) => onReloaded?.(record as ProposalTemplate),
  });
};

export const TemplateForm = (props: Props) => {
  const t = useText();
  const form = useTemplateForm(props);
  return (
    <RecordForm form={form} label={t('proposals:titles.template')}>
      <TextInput label={t('proposals:field.name')} maxLength={form.limit('name')} {...form.field('name')} />
      <FieldGrid>
        <NativeSelect
          label={t('proposals:field.project_type')}
          data={projectTypes.map((type) => ({ value: type, label: t(`special-projects:type.${type}`) }))}
          {...form.field('project_type')}
        />
      </FieldGrid>
      <CountedTextarea label={t('proposals:field.intro')} limit={5000} {...form.field('intro')} />
      <FieldGroup title={t('proposals:field.lines')}>
        <LineFields form={form} name="proposal-template" />
      </FieldGroup>
      <CountedTextarea label={t('proposals:field.terms')} limit={5000} {...form.field('terms')} />
      <FormActions saving={form.saving} />
    </RecordForm>
  );
};
