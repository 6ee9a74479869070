import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, useOutboxForm, type Write } from '#platform/web/outbox/index';
import { countQuestions, type Template } from '../../contract/index.ts';
import { refreshTemplates } from '../live.ts';
import { createSchema, editSchema, emptyValues, type TemplateValues, valuesOf } from './template-values.ts';

type Options = { refused: Write | undefined; onSaved: (outcome: Outcome<Template>) => void };

const loadNewEntry = async () => (await import('./template-entries.ts')).newTemplateEntry;

export const useNewTemplateForm = ({ refused, onSaved }: Options) =>
  useOutboxForm({
    name: 'template',
    record: 'new',
    schema: createSchema,
    initialValues: emptyValues,
    refused,
    loadEntry: loadNewEntry,
    onSaved,
  });

export type TemplateForm = ReturnType<typeof useNewTemplateForm>['form'];

export const useTemplateForm = (
  template: Template,
  { refused, onSaved, onReloaded }: Options & { onReloaded: (template: Template) => void },
) => {
  const t = useText();
  const client = useQueryClient();
  const { id } = template;
  const loadEntry = useMemo(
    () => async () => (await import('./template-entries.ts')).savedTemplateEntry(id),
    [id],
  );
  const inWords = ({ content: { sections }, ...head }: TemplateValues) => ({
    ...head,
    visibility: t(`inspection-templates:visibility.${head.visibility}`),
    content: [
      t('inspection-templates:count.questions', { count: countQuestions(sections) }),
      ...sections.map(({ title, questions }) =>
        [title, ...questions.map(({ label }) => `– ${label}`)].join('\n'),
      ),
    ].join('\n'),
  });
  return useOutboxForm({
    name: 'template',
    record: id,
    schema: editSchema,
    initialValues: valuesOf(template),
    refused,
    loadEntry,
    onSaved,
    stale: {
      updatedAt: template.updated_at,
      labels: {
        name: t('inspection-templates:field.name'),
        inspection_type: t('inspection-templates:field.inspection_type'),
        description: t('inspection-templates:field.description'),
        scale: t('inspection-templates:field.scale'),
        target_score: t('inspection-templates:field.target_score'),
        visibility: t('inspection-templates:field.visibility'),
        require_signature: t('inspection-templates:field.require_signature'),
        allow_mark_all: t('inspection-templates:field.allow_mark_all'),
        content: t('inspection-templates:field.content'),
      },
      readRecord: (record) => valuesOf(record as Template),
      shown: (values) => inWords(values as TemplateValues),
      onReloaded: (record) => {
        refreshTemplates(client, [id]);
        onReloaded(record as Template);
      },
    },
  });
};
