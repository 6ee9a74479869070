import { EmailDialog } from '#features/sites/record-mail/web';
import { useText } from '#platform/web/i18n/index';
import { type ClientStatement, statementEndpoints } from '../../contract/index.ts';

const endpoints = {
  recipients: statementEndpoints.listStatementRecipients,
  send: statementEndpoints.emailClientStatement,
};

type Props = { client: ClientStatement['client']; onClose: () => void };

const EmailStatement = ({ client, onClose }: Props) => {
  const t = useText();
  return (
    <EmailDialog
      title={t('invoices:statement.dialog', { client: client.name })}
      endpoints={endpoints}
      recordId={client.id}
      onSent={() => {}}
      onClose={onClose}
    />
  );
};

export default EmailStatement;
