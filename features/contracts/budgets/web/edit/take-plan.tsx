import { Button, Group, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planQuery, servicePlansQuery } from '#features/contracts/staffing-plans/web';
import { showProblem } from '#platform/web/feedback/index';
import { formatDate, formatMoney, useText } from '#platform/web/i18n/index';
import { type BudgetRecord, detailsOfPlan, renewPlan } from '../../contract/index.ts';
import type { Of } from '../addresses.ts';
import type { BudgetForm } from './basic-fields.tsx';
import { isBlank } from './budget-values.ts';
import classes from './edit.module.css';

type PlanKey = Omit<
  NonNullable<BudgetRecord['plans'][number]['replaced_by']>,
  'plan_type' | 'effective_from'
>;

type Props = { of: Of; form: BudgetForm; plans: BudgetRecord['plans'] };

/** Takes the labor from a staffing plan. Lines taken from a plan that was replaced since can be renewed. */
export const TakePlan = ({ of, form, plans: taken }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const { data } = useQuery(servicePlansQuery(of.jobId, of.serviceId));
  const [chosen, choose] = useState('');
  const [busy, setBusy] = useState(false);
  const plans = data?.filter(({ status }) => status !== 'archived') ?? [];
  const first = plans.find(({ id }) => String(id) === chosen) ?? plans[0];
  const inForm = new Set(form.values.details.map(({ staffing_plan_id }) => staffing_plan_id));
  const outdated = taken.filter(({ id, replaced_by }) => replaced_by && inForm.has(id));

  const take = async (key: PlanKey, instead: number): Promise<void> => {
    setBusy(true);
    try {
      const plan = await client.fetchQuery(
        planQuery({ ...of, parentType: key.parent_type, parentId: key.parent_id }, key.id),
      );
      const lines = detailsOfPlan(
        plan.id,
        plan.lines,
        ({ title, schedule_type }) => title || t(`staffing-plans:scheduleType.${schedule_type}`),
      );
      const details = form.getValues().details.filter((line) => !isBlank(line));
      form.setFieldValue('details', renewPlan(details, instead, lines));
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {outdated.map(
        ({ id, plan_type, effective_from, replaced_by }) =>
          replaced_by && (
            <Group key={id} gap="8px 16px" justify="space-between" c="var(--cora-warning)" role="status">
              {t('budgets:plan.replaced', {
                plan: t(`staffing-plans:planType.${plan_type}`),
                from: formatDate(effective_from),
                since: formatDate(replaced_by.effective_from),
              })}
              <Button variant="default" loading={busy} onClick={() => void take(replaced_by, id)}>
                {t('budgets:plan.renew')}
              </Button>
            </Group>
          ),
      )}
      {first && (
        <Group className={classes.plan} gap="sm" align="end">
          <NativeSelect
            label={t('budgets:plan.title')}
            value={String(first.id)}
            onChange={({ currentTarget: { value } }) => choose(value)}
            data={plans.map((plan) => ({
              value: String(plan.id),
              label: t('budgets:plan.choice', {
                plan: t(`staffing-plans:planType.${plan.plan_type}`),
                status: t(`staffing-plans:status.${plan.status}`),
                cost: formatMoney(plan.cost.loaded),
              }),
            }))}
          />
          <Button
            variant="default"
            loading={busy}
            onClick={() =>
              void take(
                { id: first.id, parent_type: first.parent.type, parent_id: first.parent.id },
                first.id,
              )
            }
          >
            {t('budgets:plan.take')}
          </Button>
        </Group>
      )}
    </>
  );
};
