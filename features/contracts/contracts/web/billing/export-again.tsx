import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '#platform/web/api/index';
import { ReasonDialog } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { saveMadeFile } from '#platform/web/ui/index';
import { billingEndpoints } from '../../contract/index.ts';

const { exportBillingRun, getBillingRun } = billingEndpoints;

const schema = exportBillingRun.body.pick({ reason: true }).required();

/** Asks for the reason without which an exported month cannot be exported again. */
const ExportAgain = ({ month, onClose }: { month: string; onClose: () => void }) => {
  const t = useText();
  const client = useQueryClient();
  return (
    <ReasonDialog
      name="billing-export"
      record={month}
      schema={schema}
      words={{
        title: t('contracts:billing.again'),
        text: t('contracts:billing.againText'),
        label: t('contracts:reason'),
        submit: t('contracts:billing.again'),
      }}
      save={({ reason }) => saveMadeFile(exportBillingRun, { body: { month, reason } })}
      onSaved={() => {
        void client.invalidateQueries({ queryKey: queryKeyOf(getBillingRun) });
        onClose();
      }}
      onClose={onClose}
    />
  );
};

export default ExportAgain;
