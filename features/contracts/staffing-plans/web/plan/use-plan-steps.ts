import { IconArchive, IconCheck, IconCopy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useSteps } from '#platform/web/feedback/steps';
import { formatDate, useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { useTransitions } from '#platform/web/transitions/use-transitions';
import type { MenuAction } from '#platform/web/ui/index';
import { type PlanRecord, type PlanType, planEndpoints, planTypes } from '../../contract/index.ts';
import { type PlanPlace, planHref } from '../addresses.ts';
import { refreshPlans } from '../live.ts';
import { cachePlan } from '../queries.ts';
import { paramsOf } from '../use-plan-place.ts';

const { activateStaffingPlan, archiveStaffingPlan, copyStaffingPlan, suggestStaffingPlan } = planEndpoints;

/** What can be done with a plan beside editing its draft. */
export const usePlanSteps = (place: PlanPlace, plan: PlanRecord, typed: boolean) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const { id, plan_type, updated_at, takes_place_of: former, can } = plan;
  const outdated = ['stale', 'plan_takes_place'];
  const refresh = () => refreshPlans(client, [id]);
  const { busy, runStep } = useSteps(refresh, outdated);
  const params = { ...paramsOf(place), staffingPlanId: id };
  const type = t(`staffing-plans:planType.${plan_type}`);

  const transitions = useTransitions(plan.allowed_transitions, {
    steps: {
      activate: {
        icon: IconCheck,
        send: () =>
          call(activateStaffingPlan, { params, body: { takes_place_of: former?.id ?? null, updated_at } }),
      },
      archive: {
        icon: IconArchive,
        danger: true,
        send: () => call(archiveStaffingPlan, { params, body: { updated_at } }),
      },
    },
    word: (step) => t(`staffing-plans:step.${step}`),
    question: (step) =>
      step === 'activate' && former
        ? t('staffing-plans:question.activateOver', { type, date: formatDate(former.effective_from) })
        : t(`staffing-plans:question.${step}`, { type }),
    hindrance: (step) => (step === 'activate' && typed ? t('staffing-plans:question.saveFirst') : null),
    done: (step) => t(`staffing-plans:done.${step}`),
    onDone: (saved) => cachePlan(client, place, saved),
    refresh,
    outdated,
  });

  const open = (draft: PlanRecord, outcome: 'copied' | 'suggested'): void => {
    const at = { ...place, parentType: draft.parent.type, parentId: draft.parent.id };
    cachePlan(client, at, draft);
    showSuccess(t(`staffing-plans:done.${outcome}`));
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

  const archive = transitions.actions.get('archive');
  const menu: MenuAction[] = [
    ...(can.copy
      ? planTypes.map((to) => ({
          label: t(`staffing-plans:copyTo.${to}`),
          icon: IconCopy,
          onClick: () => void copy(to),
        }))
      : []),
    ...(archive ? [archive] : []),
  ];
  return { menu, suggest, busy: busy || transitions.busy, activate: transitions.actions.get('activate') };
};
