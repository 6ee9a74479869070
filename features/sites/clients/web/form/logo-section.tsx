import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call, pictureUrl, upload } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { type ClientRecord, clientEndpoints } from '../../contract/index.ts';
import { cacheClient } from '../queries.ts';
import { LogoFrame } from './logo-frame.tsx';

/** The logo of a client, sent and removed at once. */
export const LogoSection = ({ client: { id, logo } }: { client: ClientRecord }) => {
  const t = useText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const take = async (run: () => Promise<ClientRecord>, done: string) => {
    setError(null);
    setBusy(true);
    try {
      cacheClient(queries, await run());
      showSuccess(done);
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 422) setError(problem.message);
      else showProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  const send = (file: File) =>
    take(
      () =>
        upload(clientEndpoints.uploadClientLogo, {
          params: { id },
          files: [{ field: 'logo', file, name: file.name }],
        }),
      t('clients:logo.saved'),
    );
  const remove = async () => {
    if (await confirm(t('clients:logo.removeQuestion'), { agree: t('clients:logo.remove') }))
      await take(() => call(clientEndpoints.removeClientLogo, { params: { id } }), t('clients:logo.removed'));
  };
  return (
    <LogoFrame
      url={logo ? pictureUrl(logo.url) : undefined}
      busy={busy}
      error={error}
      onChoose={(file) => void send(file)}
      onRemove={() => void remove()}
    />
  );
};
