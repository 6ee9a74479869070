import { Suspense } from 'react';
import { clientFactStore, partComponent, shownTo } from '#platform/web/feature/index';
import { useSession } from '#platform/web/session/index';

/** Facts that other features show about a client, for people who may read them. */
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
