import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import type { ClientRow } from '../../contract/index.ts';
import { clientHref } from '../addresses.ts';

type Props = { client: Pick<ClientRow, 'id' | 'same_name'>; className?: string };

/** Says that another client has the same name, and opens the merge of the two. Nothing without such a client. */
export const SameName = ({ client: { id, same_name: other }, className }: Props) => {
  const t = useText();
  if (!other) return null;
  return (
    <AnchorLink size="sm" className={className} to={clientHref(id, { merge: other.id })}>
      {t('clients:merge.same', { number: other.account_number })}
    </AnchorLink>
  );
};
