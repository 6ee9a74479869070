import type { StaffingLine } from '#features/contracts/staffing-plans/contract';
import { DecimalField } from '#platform/web/forms/index';
import { type Say, useText } from '#platform/web/i18n/index';
import { byPlace } from '#platform/web/ui/index';
import type { BudgetDetail } from '../../contract/index.ts';
import type { Typed } from './typed.ts';
import classes from './what-if.module.css';

type Labor = StaffingLine | BudgetDetail;

type Props = {
  labor: readonly Labor[];
  /** Wages before any change, in the order of the lines. */
  wages: readonly number[];
  typed: Typed;
  change: (next: Partial<Typed>) => void;
};

const nameOf = (line: Labor, t: Say): string =>
  'schedule_type' in line
    ? line.title || t(`staffing-plans:scheduleType.${line.schedule_type}`)
    : line.note || t(`budgets:type.${line.type}`);

export const WageFields = ({ labor, wages, typed, change }: Props) => {
  const t = useText();
  if (labor.length === 0) return null;
  return (
    <fieldset className={classes.wages}>
      <legend>{t('budgets:whatIf.wages')}</legend>
      <div className={classes.fields}>
        {byPlace(labor).map(([at, line]) => (
          <DecimalField
            key={at}
            label={nameOf(line, t)}
            leftSection="$"
            value={typed.wages[at] ?? wages[at] ?? ''}
            onChange={(wage) => change({ wages: { ...typed.wages, [at]: wage } })}
          />
        ))}
      </div>
    </fieldset>
  );
};
