import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showProblem } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { loadCode, useUnsent } from '#platform/web/outbox/index';
import { usePreload } from '#platform/web/routing/index';
import type { Key } from '../../contract/index.ts';
import { keysGroup } from '../addresses.ts';
import { keyName } from '../key-icon.tsx';
import { confirmKeyWrite } from '../outbox/key-writes.ts';

const loadSending = () => import('./send.ts');

/** One touch confirms the receipt. It can be pressed only once, even while the call waits for a connection. */
export const ConfirmButton = ({ received }: { received: Key }) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const waits = useUnsent(keysGroup(received.job.id)).some(
    ({ kind, about, state }) =>
      kind === confirmKeyWrite.name && about.id === received.id && state !== 'parked',
  );
  // Loaded ahead, because people may be handed keys where there is no network.
  usePreload(loadSending);
  const send = async () => {
    const { sendConfirm } = await loadCode(loadSending);
    await sendConfirm(client, received);
  };
  const confirm = () => {
    setBusy(true);
    send()
      .catch(showProblem)
      .finally(() => setBusy(false));
  };
  return (
    <Button
      mih={44}
      loading={busy}
      disabled={waits}
      leftSection={<IconCheck size={18} aria-hidden />}
      aria-label={t('keys:own.confirmOf', { name: keyName(received) })}
      onClick={confirm}
    >
      {t('keys:own.confirm')}
    </Button>
  );
};
