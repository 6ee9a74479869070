import { formatDateTime, useText } from '#platform/web/i18n/index';
import { RecordFacts } from '#platform/web/ui/index';
import type { SharedInspection } from '../../contract/index.ts';

/** Place and time, on the building's clocks. */
export const SharedFacts = ({ inspection }: { inspection: SharedInspection }) => {
  const t = useText();
  const { job, building, type, template, inspector, inspected_at } = inspection;
  const { name, address, city, state, zip } = building;
  return (
    <RecordFacts
      facts={[
        [t('inspections:field.job'), `${job.job_number} ${job.job_name}`],
        [
          t('inspections:field.building'),
          <span key="building">{[name, address, city, `${state} ${zip}`].filter(Boolean).join(', ')}</span>,
        ],
        [t('inspections:field.type'), type],
        [t('inspections:field.template'), template],
        [t('inspections:field.inspector'), inspector],
        [t('inspections:field.inspected_at'), formatDateTime(inspected_at, building.time_zone)],
      ]}
    />
  );
};
