import { sayType } from '#features/quality/inspection-templates/contract';
import { currentLocale, formatDate, useText } from '#platform/web/i18n/index';
import { RecordLines } from '#platform/web/ui/index';
import type { InspectionRow } from '../../contract/index.ts';
import { inspectionHref } from '../addresses.ts';
import { InspectionStatusChip } from '../list/inspection-status.tsx';
import { ScoreMark } from '../list/score-mark.tsx';

type Props = { inspections: readonly InspectionRow[]; label: string };

/** Inspections of one place, one line each. */
export const InspectionLines = ({ inspections, label }: Props) => {
  const t = useText();
  const lines = inspections.map((row) => ({
    id: row.id,
    to: inspectionHref(row.id),
    title: `${t('inspections:number', { number: row.number })} · ${formatDate(row.inspected_at, row.building.time_zone)}`,
    facts: [
      sayType(row.inspection_type, currentLocale()),
      row.is_reinspection && t('inspections:list.reinspection'),
      row.inspected_by?.name,
    ],
    marks: (
      <>
        <ScoreMark {...row} />
        <InspectionStatusChip inspection={row} />
      </>
    ),
  }));
  return <RecordLines label={label} lines={lines} />;
};
