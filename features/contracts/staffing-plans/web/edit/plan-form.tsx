import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#platform/web/api/index';
import {
  type Cancel,
  FieldGroup,
  FormActions,
  FormBeside,
  RecordForm,
  SumOnPhone,
  useRecordForm,
} from '#platform/web/forms/index';
import { formatMoney, useText } from '#platform/web/i18n/index';
import {
  costOfPlan,
  type LaborBasis,
  type PlanRecord,
  type PlanType,
  planEndpoints,
} from '../../contract/index.ts';
import type { PlanPlace } from '../addresses.ts';
import { PlanFigures } from '../figures/plan-figures.tsx';
import { cachePlan } from '../queries.ts';
import { paramsOf } from '../use-plan-place.ts';
import { BasicFields } from './basic-fields.tsx';
import { type PlanForm as Form, fieldsOf } from './field-props.ts';
import { createSchema, editSchema, linesOf, type PlanValues, valuesOf, workOf } from './plan-values.ts';
import { ReasonField } from './reason-field.tsx';
import { ShiftLines } from './shift-lines.tsx';
import { usePlanWords } from './use-plan-words.ts';
import { WorkLines } from './work-lines.tsx';

type Props = {
  place: PlanPlace;
  /** Null for a new one. */
  plan: PlanRecord | null;
  basis: LaborBasis;
  full: PlanRecord['full'];
  days: number[];
  sqftOf?: (type: PlanType) => number | null;
  initialValues: PlanValues;
  cancel: Cancel;
  onSaved: (plan: PlanRecord) => void;
  /** It is no longer a draft, so what was typed can only be read. */
  closed?: boolean;
  /** Called with whether the form has unsaved changes. */
  onTyped?: (typed: boolean) => void;
};

const { createStaffingPlan, updateStaffingPlan } = planEndpoints;

const usePlanForm = ({ place, plan, initialValues, onSaved }: Props): Form => {
  const client = useQueryClient();
  const uuid = useRef(crypto.randomUUID());
  const params = paramsOf(place);
  return useRecordForm({
    name: 'staffing-plan',
    record: plan?.id ?? `new-${place.parentType}-${place.parentId}`,
    schema: (plan ? editSchema : createSchema) as typeof createSchema,
    initialValues,
    ...(plan && { updatedAt: plan.updated_at }),
    ...usePlanWords(),
    readRecord: (record) => valuesOf(record as PlanRecord),
    save: (body) =>
      plan
        ? call(updateStaffingPlan, {
            params: { ...params, staffingPlanId: plan.id },
            body: { updated_at: plan.updated_at, ...body },
          })
        : call(createStaffingPlan, { params, body: { ...body, client_uuid: uuid.current } }),
    onSaved: (saved) => {
      cachePlan(client, place, saved);
      onSaved(saved);
    },
    onReloaded: (record) => cachePlan(client, place, record as PlanRecord),
  });
};

/** The lines of a draft, with hours and cost growing beside them. */
export const PlanForm = (props: Props) => {
  const t = useText();
  const form = usePlanForm(props);
  const field = fieldsOf(form);
  const { basis, onTyped } = props;
  const { values } = form;
  const lines = linesOf(values.lines);
  const sqft = values.sqft_basis || null;
  const full = values.plan_type === 'current' ? props.full : null;
  const typed = form.isDirty();
  useEffect(() => onTyped?.(typed), [onTyped, typed]);
  return (
    <RecordForm form={form} label={t('staffing-plans:titles.plan')}>
      <FormBeside
        label={t('staffing-plans:figure.title')}
        aside={
          <PlanFigures lines={lines} sqft={sqft} basis={basis} full={full} work={workOf(values.work_load)} />
        }
      >
        <BasicFields form={form} field={field} sqftOf={props.sqftOf ?? null} />
        <FieldGroup title={t('staffing-plans:section.lines')}>
          <ShiftLines form={form} field={field} days={props.days} basis={basis} />
        </FieldGroup>
        {full && sqft !== null && (
          <ReasonField form={form} field={field} full={full} lines={lines} sqft={sqft} />
        )}
        <FieldGroup title={t('staffing-plans:section.workLoad')}>
          <WorkLines form={form} field={field} />
        </FieldGroup>
      </FormBeside>
      {!props.closed && (
        <FormActions
          saving={form.saving}
          cancel={props.cancel}
          {...(!props.plan && { save: t('staffing-plans:step.createDraft') })}
        >
          <SumOnPhone>
            {t('staffing-plans:loadedIs', { amount: formatMoney(costOfPlan(lines, basis).loaded) })}
          </SumOnPhone>
        </FormActions>
      )}
    </RecordForm>
  );
};
