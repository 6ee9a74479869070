import { Button } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { confirm, showProblem } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { type Chosen, listPage, matchingIds } from '#platform/web/list/index';
import { useSearchState } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { canBeReminded } from './can-be-reminded.ts';
import { missingList } from './missing-list.ts';
import { useRemind } from './use-remind.ts';

/** Above the list, for the selected rows. */
export const RemindSome = ({ selection, count, ids }: Chosen) => {
  const t = useText();
  const { remind, sending } = useRemind();
  return (
    <Button
      variant="default"
      loading={sending}
      leftSection={<IconBellRinging size={16} aria-hidden />}
      onClick={() => void ids().then(remind).then(selection.clear).catch(showProblem)}
    >
      {t('daily-reports:missing.remind.some', { count })}
    </Button>
  );
};

/** Whether the filters can show rows that somebody could be reminded of. */
export const useOffersReminder = (): boolean => {
  const { user } = useSession();
  const [search] = useSearchState(missingList.schema);
  const { data } = useQuery(listPage(missingList, search));
  if (!data || data.total > data.rows.length) return !search.excused && !search.owed;
  return data.rows.some((row) => canBeReminded(row, user.id));
};

/** Reminds of everything that the filters show. It asks first, because many people are told. */
export const RemindAll = () => {
  const t = useText();
  const [search] = useSearchState(missingList.schema);
  const { remind, sending } = useRemind();
  const all = async () => {
    const ids = await matchingIds(missingList, search);
    if (ids.length === 0) return;
    const question = t('daily-reports:missing.remind.question', { count: ids.length });
    if (await confirm(question, { agree: t('daily-reports:missing.remind.all') })) await remind(ids);
  };
  return (
    <Button
      loading={sending}
      leftSection={<IconBellRinging size={16} aria-hidden />}
      onClick={() => void all()}
    >
      {t('daily-reports:missing.remind.all')}
    </Button>
  );
};
