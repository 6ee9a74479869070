import { Alert, Stack } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#platform/web/api/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { formatMoney, useText } from '#platform/web/i18n/index';
import { type SpecialProject, specialProjectEndpoints } from '../../contract/index.ts';
import { cacheProject } from '../queries.ts';
import { type ProjectForm as Form, fieldsOf } from './field-props.ts';
import { markedForm, useFirstMarked } from './marked-form.ts';
import { missingParts } from './missing-parts.ts';
import { CostFields, PriceFields } from './price-fields.tsx';
import { createSchema, editSchema, type ProjectValues, valuesOf } from './project-values.ts';
import { WhatFields } from './what-fields.tsx';
import { InvoiceFields, WhenFields } from './when-fields.tsx';
import { WhereFields } from './where-fields.tsx';

/** Says that fields are marked, and what else is to be completed on the page of the project. */
const MissingElsewhere = ({ project }: { project: SpecialProject }) => {
  const t = useText();
  const { form, page } = missingParts(project);
  if (form.length + page.length === 0) return null;
  const others = [...new Set(page.map((field) => project.missing[field]))].join(' ');
  return (
    <Alert color="blue" icon={<IconListCheck aria-hidden />}>
      {form.length > 0 && t('special-projects:missing.marked')}{' '}
      {page.length > 0 && t('special-projects:missing.elsewhere', { others })}
    </Alert>
  );
};

type Props = {
  /** Absent for a new one. */
  project?: SpecialProject;
  initialValues: ProjectValues;
  /** Marks what the project lacks before it can be scheduled. */
  completing?: boolean;
  back: string;
  onSaved: (project: SpecialProject) => void;
};

const { createSpecialProject, updateSpecialProject } = specialProjectEndpoints;

const labelled = [
  'title',
  'description',
  'projectType',
  'job_id',
  'building_id',
  'building_tenant_ids',
  'vendor_id',
  'scope_lines',
  'price',
  'price_basis',
  'cost_estimate',
  'additional_time',
  'invoice_type',
  'po_number',
  'requested_by',
  'source',
  'scheduled_date',
  'scheduled_time',
  'due_date',
  'internal_notes',
] as const;

const useProjectForm = ({ project, initialValues, onSaved }: Props): Form => {
  const t = useText();
  const client = useQueryClient();
  const uuid = useRef(crypto.randomUUID());
  return useRecordForm({
    name: 'special-project',
    record: project?.id ?? 'new',
    schema: (project ? editSchema : createSchema) as unknown as typeof createSchema,
    initialValues,
    ...(project && { updatedAt: project.updated_at }),
    labels: Object.fromEntries(labelled.map((name) => [name, t(`special-projects:field.${name}`)])),
    readRecord: (record) => valuesOf(record as SpecialProject),
    shown: (values) => ({
      ...values,
      scope_lines: values.scope_lines
        .map(({ description, unit_price }) => `${description} ${formatMoney(Number(unit_price))}`)
        .join(', '),
      cost_estimate: formatMoney(
        Object.entries(values.cost_estimate)
          .filter(([name]) => name !== 'labor_hours')
          .reduce((sum, [, cost]) => sum + Number(cost), 0),
      ),
    }),
    save: (body) => {
      if (!project) return call(createSpecialProject, { body: { ...body, client_uuid: uuid.current } });
      const { client_id: _client, ...fields } = body;
      return call(updateSpecialProject, {
        params: { id: project.id },
        body: { updated_at: project.updated_at, ...fields },
      });
    },
    onSaved: (saved) => {
      cacheProject(client, saved);
      onSaved(saved);
    },
    onReloaded: (record) => cacheProject(client, record as SpecialProject),
  });
};

/** All that people enter of a project. */
export const ProjectForm = (props: Props) => {
  const t = useText();
  const { project, completing = false } = props;
  const entered = useProjectForm(props);
  const form = project && completing ? markedForm(entered, project) : entered;
  const fields = useRef<HTMLDivElement>(null);
  useFirstMarked(fields, completing);
  const isOpen = !project || project.can.update_all;
  return (
    <RecordForm form={form} label={t('special-projects:titles.project')}>
      <Stack gap={28} maw={900} ref={fields}>
        {project && completing && <MissingElsewhere project={project} />}
        {isOpen && (
          <>
            <WhatFields form={form} project={project} />
            <WhereFields form={form} project={project} />
            <WhenFields form={form} recurs={project !== undefined && project.schedules.length > 0} />
            <PriceFields form={form} />
            <CostFields form={form} />
          </>
        )}
        <InvoiceFields form={form} />
        <CountedTextarea
          label={t('special-projects:field.internal_notes')}
          autosize
          minRows={3}
          limit={2000}
          {...fieldsOf(form)('internal_notes')}
        />
        <FormActions
          saving={form.saving}
          save={t(project ? 'special-projects:form.save' : 'special-projects:form.create')}
          cancel={props.back}
        />
      </Stack>
    </RecordForm>
  );
};
