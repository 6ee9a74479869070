import { Alert } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { CardsSkeleton, EmptyState, LoadProblem, usePhone } from '#platform/web/ui/index';
import { receivablesEndpoints } from '../../contract/index.ts';
import { AgedCards } from './aged-cards.tsx';
import { AgedTable } from './aged-table.tsx';

/** What clients owe, by how long it is past due. */
const ReceivablesView = () => {
  const t = useText();
  const phone = usePhone();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(receivablesEndpoints.getReceivables),
    meta: { quiet: true },
  });
  if (!data) return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <CardsSkeleton />;
  const Aged = phone ? AgedCards : AgedTable;
  return (
    <>
      {!data.whole && (
        <Alert color="warning" role="note" mb="md">
          {t('invoices:receivables.partly')}
        </Alert>
      )}
      {data.clients.length > 0 ? (
        <Aged receivables={data} />
      ) : (
        <EmptyState
          icon={IconCircleCheck}
          title={t('invoices:receivables.empty')}
          text={t('invoices:receivables.emptyText')}
        />
      )}
    </>
  );
};

export default ReceivablesView;
