import { Button, Text } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#platform/contract/endpoint';
import { call } from '#platform/web/api/index';
import { showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import type { SearchOfList } from '#platform/web/list/index';
import { Dialog, type SelectionState } from '#platform/web/ui/index';
import { inviteLimit, peopleEndpoints } from '../../contract/index.ts';
import { readListAgain } from '../queries.ts';
import classes from './list.module.css';
import { peopleList } from './people-list.ts';

type Result = AnswerOf<typeof peopleEndpoints.invitePeople>;

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

const Failed = ({ result, onClose }: { result: Result; onClose: () => void }) => {
  const t = useText();
  const figures = { done: formatNumber(result.done.length), failed: formatNumber(result.failed.length) };
  return (
    <Dialog title={t('people:list.inviteResult', figures)} onClose={onClose}>
      <ul className={classes.failed} role="status">
        {result.failed.map(({ id, name, reason }) => (
          <li key={id}>
            <Text fw={600}>{name}</Text>
            <Text size="sm" c="dimmed">
              {reason}
            </Text>
          </li>
        ))}
      </ul>
      <Button mt="md" onClick={onClose}>
        {t('platform:actions.close')}
      </Button>
    </Dialog>
  );
};

/** Sends the selected people their invitations again, and names those who got none. */
export const InviteMany = ({ selection, search }: Chosen) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Result | null>(null);
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
      {failed && (
        <Failed
          result={failed}
          onClose={() => {
            setFailed(null);
            selection.clear();
          }}
        />
      )}
    </>
  );
};
