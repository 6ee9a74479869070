import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { statementHref } from '../addresses.ts';
import type { AgedRow } from './aged-rows.ts';
import classes from './receivables.module.css';

/** Opens the statement of the client, and says when nobody can be written to. */
export const ClientName = ({
  name,
  clientId,
  noAddress,
}: Pick<AgedRow, 'name' | 'clientId' | 'noAddress'>) => {
  const t = useText();
  if (typeof clientId !== 'number') return name;
  return (
    <>
      <AnchorLink to={statementHref(clientId)}>{name}</AnchorLink>
      {noAddress && <span className={classes.noAddress}>{t('invoices:receivables.noAddress')}</span>}
    </>
  );
};
