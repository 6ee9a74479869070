import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { ReasonDialog } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type Inspection, inspectionEndpoints } from '../../contract/index.ts';
import { cacheInspection } from '../cache-inspection.ts';

type Props = { inspection: Inspection; onClose: () => void };

const ReopenDialog = ({ inspection: { id, number, status, updated_at }, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  return (
    <ReasonDialog
      name="reopen-inspection"
      record={id}
      schema={inspectionEndpoints.reopenInspection.body}
      updatedAt={updated_at}
      words={{
        title: t('inspections:report.reopenTitle', { number }),
        text: t(`inspections:report.${status === 'finalized' ? 'reopenFinal' : 'reopenToNew'}`),
        label: t('inspections:report.reason'),
        submit: t('inspections:report.reopen'),
      }}
      save={(body) => call(inspectionEndpoints.reopenInspection, { params: { id }, body })}
      onSaved={(answer) => {
        cacheInspection(client, answer);
        onClose();
      }}
      onClose={onClose}
    />
  );
};

export default ReopenDialog;
