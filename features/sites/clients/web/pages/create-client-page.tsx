import { useState } from 'react';
import { z } from 'zod';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords, useRefused } from '#platform/web/outbox/index';
import { urlText, useGo, useSearchState } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton } from '#platform/web/ui/index';
import { paths } from '../addresses.ts';
import { CreateForm } from '../form/create-form.tsx';
import { showCreated } from '../outbox/create-client-write.ts';

/** `?unsent=<id>` opens a write that the server refused. */
const createSearch = z.object({ unsent: urlText() });

const CreateClientPage = () => {
  const t = useText();
  const go = useGo();
  const [{ unsent }] = useSearchState(createSearch);
  const refused = useRefused(unsent);
  const [round, setRound] = useState(0);
  return (
    <>
      <PageHeader
        title={t('clients:titles.create')}
        breadcrumbs={[
          { title: t('app:titles.admin'), to: '/admin' },
          { title: t('clients:titles.list'), to: paths.list },
          t('clients:titles.create'),
        ]}
      />
      {refused === 'loading' ? (
        <PageSkeleton />
      ) : (
        <CreateForm
          key={`${refused?.id} ${round}`}
          refused={refused}
          onSaved={(outcome) => {
            if (outcome.sent) showCreated(outcome.answer, go);
            else showSuccess(savedWords(outcome));
            void go(paths.list);
            // Without a connection the list may fail to open. Then clear the form, so that nobody saves it again.
            if (!outcome.sent) setRound(round + 1);
          }}
        />
      )}
    </>
  );
};

export default CreateClientPage;
