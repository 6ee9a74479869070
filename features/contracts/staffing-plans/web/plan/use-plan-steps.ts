import { IconArchive, IconCopy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { confirm, showAlert, showSuccess } from '#platform/web/feedback/index';
import { useSteps } from '#platform/web/feedback/steps';
import { formatDate, useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import type { MenuAction } from '#platform/web/ui/index';
import { type PlanRecord, type PlanType, planEndpoints, planTypes } from '../../contract/index.ts';
import { type PlanPlace, planHref } from '../addresses.ts';
import { cachePlan } from '../cache-plan.ts';
import { readPlansAgain } from '../live.ts';
import { paramsOf } from '../use-plan-place.ts';

const { activateStaffingPlan, archiveStaffingPlan, copyStaffingPlan, suggestStaffingPlan } = planEndpoints;

/** What can be done with a plan beside editing its draft. */
export const usePlanSteps = (place: PlanPlace, plan: PlanRecord, typed: boolean) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const { id, plan_type, updated_at, takes_place_of: former, can } = plan;
  const { busy, runStep } = useSteps(() => readPlansAgain(client, [id]), ['stale', 'plan_takes_place']);
  const params = { ...paramsOf(place), staffingPlanId: id };
  const type = t(`staffing-plans:planType.${plan_type}`);

  const activate = () =>
    runStep(async () => {
      if (typed) {
        showAlert({ text: t('staffing-plans:question.saveFirst'), colour: 'red' });
        return;
      }
      const question = former
        ? t('staffing-plans:question.activateOver', { type, date: formatDate(former.effective_from) })
        : t('staffing-plans:question.activate', { type });
      if (!(await confirm(question, { agree: t('staffing-plans:step.activate') }))) return;
      const body = { takes_place_of: former?.id ?? null, updated_at };
      cachePlan(client, place, await call(activateStaffingPlan, { params, body }));
      showSuccess(t('staffing-plans:done.activated'));
    });

  const archive = () =>
    runStep(async () => {
      const question = t('staffing-plans:question.archive', { type });
      if (!(await confirm(question, { agree: t('staffing-plans:step.archive'), danger: true }))) return;
      cachePlan(client, place, await call(archiveStaffingPlan, { params, body: { updated_at } }));
      showSuccess(t('staffing-plans:done.archived'));
    });

  const open = (draft: PlanRecord, said: 'copied' | 'suggested'): void => {
    const at = { ...place, parentType: draft.parent.type, parentId: draft.parent.id };
    cachePlan(client, at, draft);
    showSuccess(t(`staffing-plans:done.${said}`));
    void go(planHref(at, draft.id));
  };

  const copy = (to: PlanType) =>
    runStep(async () => {
      const body = { plan_type: to, client_uuid: crypto.randomUUID() };
      open(await call(copyStaffingPlan, { params, body }), 'copied');
    });

  const suggest = () =>
    runStep(async () => {
      const body = { client_uuid: crypto.randomUUID() };
      open(await call(suggestStaffingPlan, { params, body }), 'suggested');
    });

  const menu: MenuAction[] = [
    ...(can.copy
      ? planTypes.map((to) => ({
          label: t(`staffing-plans:copyTo.${to}`),
          icon: IconCopy,
          onClick: () => void copy(to),
        }))
      : []),
    ...(plan.allowed_transitions.includes('archive')
      ? [
          {
            label: t('staffing-plans:step.archive'),
            icon: IconArchive,
            danger: true,
            onClick: () => void archive(),
          },
        ]
      : []),
  ];
  return { menu, activate, suggest, busy };
};
