import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { formatMoney, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { statementEndpoints } from '../../contract/index.ts';
import { statementHref } from '../addresses.ts';

/** What a client owes, which opens its statement. */
const ClientBalance = ({ clientId }: { clientId: number }) => {
  const t = useText();
  const { data, error } = useQuery({
    ...endpointQuery(statementEndpoints.getClientBalance, { params: { id: clientId } }),
    meta: { quiet: true },
  });
  if (error) return null;
  return (
    <Text
      size="sm"
      mih={44}
      component="p"
      my={0}
      display="flex"
      style={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 6 }}
    >
      <Text span c="dimmed">
        {t('invoices:statement.owes')}:
      </Text>
      {data && (
        <>
          <AnchorLink to={statementHref(clientId)}>{formatMoney(data.open)}</AnchorLink>
          {data.past_due > 0 && (
            <Text span c="error">
              {t('invoices:statement.pastDueOf', { amount: formatMoney(data.past_due) })}
            </Text>
          )}
          {!data.whole && (
            <Text span size="xs" c="dimmed">
              {t('invoices:statement.owesPartly')}
            </Text>
          )}
        </>
      )}
    </Text>
  );
};

export default ClientBalance;
