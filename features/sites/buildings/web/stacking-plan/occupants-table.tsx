import { useDeferredValue } from 'react';
import { formatNumber, useText } from '#platform/web/i18n/index';
import type { Segment, StackingPlan } from '../../contract/index.ts';
import { rowId } from './row-id.ts';
import classes from './stacking-plan.module.css';

type Props = { plan: StackingPlan; onOpen: (segment: Segment) => void };

/** More than a screen shows. The rest of a tower's rows must not keep its bars waiting. */
const rowsAtOnce = 40;

/** What the bars show, to be read and reached by the keyboard. Plain buttons: a tower has hundreds. */
export const OccupantsTable = ({ plan, onOpen }: Props) => {
  const t = useText();
  const all = plan.floors.flatMap((floor) => floor.segments.map((segment) => ({ floor, segment })));
  const rows = useDeferredValue(all, all.slice(0, rowsAtOnce));
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('buildings:plan.floor')}</th>
          <th scope="col">{t('buildings:plan.tenant')}</th>
          <th scope="col">{t('buildings:plan.sqft')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ floor, segment }) => (
          <tr key={rowId(floor, segment)} id={rowId(floor, segment)}>
            <td>{floor.label}</td>
            <td>
              <span className={classes.name}>
                {segment.kind === 'tenant' && (
                  <span className={classes.swatch} data-color={segment.color ?? 'none'} aria-hidden="true" />
                )}
                <button type="button" className={classes.open} onClick={() => onOpen(segment)}>
                  {segment.kind === 'vacant'
                    ? t(`buildings:vacancyKinds.${segment.vacancy ?? 'PF'}`)
                    : segment.name}
                  {segment.suite && `, ${segment.suite}`}
                </button>
              </span>
            </td>
            <td>{formatNumber(segment.sqft)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
