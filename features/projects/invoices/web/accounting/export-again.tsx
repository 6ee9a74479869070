import { ReasonDialog } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { saveMadeFile } from '#platform/web/ui/index';
import { type AccountingFormat, accountingEndpoints } from '../../contract/index.ts';

/** Which invoices go to the accounts, as which file. */
export type AccountingRequest = { format: AccountingFormat; ids: number[] };

const { exportToAccounting } = accountingEndpoints;

const schema = exportToAccounting.body.pick({ reason: true }).required();

type Props = { request: AccountingRequest; onDone: () => void; onClose: () => void };

/** Asks why invoices go to the accounts a second time. */
const ExportAgain = ({ request, onDone, onClose }: Props) => {
  const t = useText();
  return (
    <ReasonDialog
      name="invoice-export"
      record={request.ids.length}
      schema={schema}
      words={{
        title: t('invoices:accounting.again'),
        text: t('invoices:accounting.againText'),
        label: t('invoices:record.reason'),
        submit: t('invoices:accounting.again'),
      }}
      save={({ reason }) => saveMadeFile(exportToAccounting, { body: { ...request, reason } })}
      onSaved={onDone}
      onClose={onClose}
    />
  );
};

export default ExportAgain;
