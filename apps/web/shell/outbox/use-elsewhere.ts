import { useText } from '#platform/web/i18n/index';
import { useUnsentElsewhere } from '#platform/web/outbox/index';
import { useSession } from '#platform/web/session/index';

export type Elsewhere = { id: number; name: string | undefined; count: number; words: string };

/** What the person entered in other companies and the server does not have yet. */
export const useElsewhere = (): readonly Elsewhere[] => {
  const t = useText();
  const { user } = useSession();
  return [...useUnsentElsewhere()].map(([id, count]) => {
    const name = user.organizations.find((one) => one.id === id)?.name;
    const organization = name ?? t('app:outbox.otherCompany');
    return { id, name, count, words: t('app:outbox.elsewhere', { count, organization }) };
  });
};
