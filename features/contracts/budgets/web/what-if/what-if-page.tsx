import { useText } from '#platform/web/i18n/index';
import type { Visit } from '#platform/web/routing/index';
import { ServiceChain } from '../chain/service-chain.tsx';
import { sideBySideQuery } from '../queries.ts';
import { Asking } from './asking.tsx';

export const prefetch = ({ client, params }: Visit): void => {
  const of = { jobId: Number(params.jobId), serviceId: Number(params.serviceId) };
  void client.prefetchQuery(sideBySideQuery(of));
};

const WhatIfPage = () => {
  const t = useText();
  return (
    <ServiceChain title={t('budgets:titles.whatIf')} empty={t('budgets:whatIf.nothing')}>
      {(data, of) => <Asking of={of} data={data} />}
    </ServiceChain>
  );
};

export default WhatIfPage;
