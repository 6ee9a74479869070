import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { ReasonDialog } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type MissingRow, missingEndpoints } from '../../../contract/index.ts';
import { refreshMissing } from '../missing-live.ts';

type Props = { row: MissingRow; site: string; onClose: () => void };

const { excuseMissingWork } = missingEndpoints;

/** Why nothing will come, such as a building that was closed. */
const ExcuseDialog = ({ row: { id }, site, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  return (
    <ReasonDialog
      name="excuse-missing-work"
      record={id}
      schema={excuseMissingWork.body}
      words={{
        title: t('daily-reports:missing.excuse.title', { site }),
        text: t('daily-reports:missing.excuse.text'),
        label: t('daily-reports:missing.field.reason'),
        submit: t('daily-reports:missing.excuse.action'),
      }}
      save={(body) => call(excuseMissingWork, { params: { id }, body })}
      onSaved={() => {
        refreshMissing(client);
        showSuccess(t('daily-reports:missing.excuse.saved'));
        onClose();
      }}
      onClose={onClose}
    />
  );
};

export default ExcuseDialog;
