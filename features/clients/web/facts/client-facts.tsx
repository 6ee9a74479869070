import { Suspense } from 'react';
import { clientFactStore, partComponent, shownTo } from '#platform/web/feature/index';
import { useSession } from '#platform/web/session/index';

/** What features say of a client, to people who may read it. */
export const ClientFacts = ({ clientId }: { clientId: number }) => {
  const { flags } = useSession();
  return clientFactStore
    .use()
    .filter(shownTo(flags))
    .map((fact) => {
      const Content = partComponent(fact);
      return (
        <Suspense key={fact.id} fallback={<div style={{ minHeight: 44 }} />}>
          <Content clientId={clientId} />
        </Suspense>
      );
    });
};
