import { useText } from '#platform/web/i18n/index';
import { useUnsentElsewhere } from '#platform/web/outbox/index';
import { useSession } from '#platform/web/session/index';

export type Elsewhere = { id: number; name: string | undefined; count: number; words: string };

/** The entries of the person in other companies that the server does not have yet. */
export const useElsewhere = (): readonly Elsewhere[] => {
  const t = useText();
  const { user } = useSession();
  return [...useUnsentElsewhere()].map(([id, count]) => {
    const name = user.organizations.find((one) => one.id === id)?.name;
    const organization = name ?? t('app:outbox.otherCompany');
    return { id, name, count, words: t('app:outbox.elsewhere', { count, organization }) };
  });
};
