import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { AnswerOf } from '#platform/contract/endpoint';
import { call } from '#platform/web/api/index';
import { showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import type { SearchOfList } from '#platform/web/list/index';
import { lazyPart } from '#platform/web/routing/index';
import type { SelectionState } from '#platform/web/ui/index';
import { inviteLimit, peopleEndpoints } from '../../contract/index.ts';
import { readListAgain } from '../queries.ts';
import { peopleList } from './people-list.ts';

export type InviteResult = AnswerOf<typeof peopleEndpoints.invitePeople>;

type Chosen = { selection: SelectionState; search: SearchOfList<typeof peopleList>; total: number };

const perPage = 100;

/** One more than may be invited says that there are too many. */
const matchingIds = async (search: Chosen['search']): Promise<number[]> => {
  const ids: number[] = [];
  for (let page = 1; ids.length <= inviteLimit; page += 1) {
    const query = { ...peopleList.queryOf(search), page, per_page: perPage };
    const { rows } = await call(peopleEndpoints.listPeople, { query });
    ids.push(...rows.map(({ id }) => id));
    if (rows.length < perPage) break;
  }
  return ids;
};

const [FailedInvitations] = lazyPart(() => import('./failed-invitations.tsx'));

/** Sends the selected people their invitations again, and names those who got none. */
export const InviteMany = ({ selection, search }: Chosen) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<InviteResult | null>(null);
  const invite = async () => {
    setBusy(true);
    try {
      const ids = selection.all ? await matchingIds(search) : [...selection.ids];
      if (ids.length > inviteLimit) {
        const most = formatNumber(inviteLimit);
        showAlert({ text: t('people:list.inviteFewer', { most }), colour: 'red' });
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
              selection.clear();
            }}
          />
        )}
      </Suspense>
    </>
  );
};
