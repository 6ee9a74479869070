import { useQueryClient } from '@tanstack/react-query';
import { EmailDialog } from '#features/sites/record-mail/web';
import { useText } from '#platform/web/i18n/index';
import { type Inspection, inspectionMailEndpoints } from '../../contract/index.ts';
import { inspectionQuery } from '../inspection-query.ts';

const endpoints = {
  recipients: inspectionMailEndpoints.listInspectionRecipients,
  send: inspectionMailEndpoints.emailInspection,
};

const EmailInspection = ({ inspection, onClose }: { inspection: Inspection; onClose: () => void }) => {
  const t = useText();
  const client = useQueryClient();
  const { id, number } = inspection;
  return (
    <EmailDialog
      title={t('inspections:mail.dialog', { number })}
      endpoints={endpoints}
      recordId={id}
      onSent={() => void client.invalidateQueries({ queryKey: inspectionQuery(id).queryKey })}
      onClose={onClose}
    />
  );
};

export default EmailInspection;
