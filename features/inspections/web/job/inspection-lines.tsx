import { sayType } from '#features/inspection-templates/contract';
import { currentLocale, formatDate, useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import type { InspectionRow } from '../../contract/index.ts';
import { inspectionHref } from '../addresses.ts';
import { InspectionStatusChip } from '../list/inspection-status.tsx';
import { ScoreMark } from '../list/score-mark.tsx';
import classes from './job.module.css';

type Props = { inspections: readonly InspectionRow[]; label: string };

/** Inspections of one place, one line each. */
export const InspectionLines = ({ inspections, label }: Props) => {
  const t = useText();
  const words = ({ inspection_type, is_reinspection, inspected_by }: InspectionRow) =>
    [
      sayType(inspection_type, currentLocale()),
      ...(is_reinspection ? [t('inspections:list.reinspection')] : []),
      ...(inspected_by ? [inspected_by.name] : []),
    ].join(' · ');
  return (
    <ul className={classes.lines} aria-label={label}>
      {inspections.map((row) => (
        <li key={row.id}>
          <span>
            <PlainLink to={inspectionHref(row.id)} className={classes.link}>
              {`${t('inspections:number', { number: row.number })} · ${formatDate(row.inspected_at, row.building.time_zone)}`}
            </PlainLink>
            <span className={classes.second}>{words(row)}</span>
          </span>
          <ScoreMark {...row} />
          <InspectionStatusChip inspection={row} />
        </li>
      ))}
    </ul>
  );
};
