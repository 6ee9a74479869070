import { useText } from '#platform/web/i18n/index';
import { describeLine } from './describe-line.ts';
import type { PlanValues } from './plan-values.ts';

/** Labels and values of a plan in words, for the comparison after a stale save. */
export const usePlanWords = () => {
  const t = useText();
  const nothing = t('platform:history.empty');
  return {
    labels: {
      plan_type: t('staffing-plans:field.plan_type'),
      effective_from: t('staffing-plans:field.effective_from'),
      sqft_basis: t('staffing-plans:field.sqft_basis'),
      override_reason: t('staffing-plans:field.override_reason'),
      lines: t('staffing-plans:section.lines'),
      work_load: t('staffing-plans:section.workLoad'),
    },
    shown: (values: PlanValues) => ({
      ...values,
      plan_type: t(`staffing-plans:planType.${values.plan_type}`),
      lines: values.lines.map((line) => describeLine(line, t)).join('; ') || nothing,
      work_load:
        values.work_load
          .map(
            ({ name, amount, rate, unit }) =>
              `${name} ${amount} (${t(`staffing-plans:rates.unit.${unit}`)}: ${rate})`,
          )
          .join('; ') || nothing,
    }),
  };
};
