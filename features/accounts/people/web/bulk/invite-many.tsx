import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { BulkOutcome } from '#platform/contract/bulk-outcome';
import { call } from '#platform/web/api/index';
import { showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import type { Chosen } from '#platform/web/list/index';
import { lazyPart } from '#platform/web/routing/index';
import { peopleEndpoints, peopleLimit } from '../../contract/index.ts';
import { readListAgain } from '../queries.ts';

const [FailedInvitations] = lazyPart(() => import('./failed-invitations.tsx'));

/** Sends the selected people their invitations again, and names those who got none. */
export const InviteMany = ({ selection, ids: read }: Chosen) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<BulkOutcome | null>(null);
  const invite = async () => {
    setBusy(true);
    try {
      const ids = await read();
      if (ids.length > peopleLimit) {
        const max = formatNumber(peopleLimit);
        showAlert({ text: t('people:list.inviteFewer', { max }), colour: 'red' });
        return;
      }
      const result = await call(peopleEndpoints.invitePeople, { body: { ids } });
      readListAgain(client);
      if (result.failed.length > 0) return setFailed(result);
      showSuccess(t('people:list.invitedCount', { count: result.done.length }));
      selection.clear();
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconMailForward size={16} aria-hidden />}
        onClick={() => void invite()}
      >
        {t('people:list.inviteAgain')}
      </Button>
      <Suspense>
        {failed && (
          <FailedInvitations
            result={failed}
            onClose={() => {
              setFailed(null);
              selection.keep(failed.failed.map(({ id }) => id));
            }}
          />
        )}
      </Suspense>
    </>
  );
};
