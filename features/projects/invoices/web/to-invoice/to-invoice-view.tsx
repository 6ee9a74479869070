import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { formatMoney, useText } from '#platform/web/i18n/index';
import { listPage, RecordList } from '#platform/web/list/index';
import { useSearchState } from '#platform/web/routing/index';
import { EmptyState } from '#platform/web/ui/index';
import { billingHref } from '../addresses.ts';
import classes from '../invoices.module.css';
import { DraftAll } from './draft-all.tsx';
import { DraftSome } from './draft-some.tsx';
import { toInvoiceColumns } from './to-invoice-columns.tsx';
import { toInvoiceList } from './to-invoice-list.ts';

/** The value of all rows that the filters leave. Its line keeps its room while the value loads. */
const Worth = () => {
  const t = useText();
  const [search] = useSearchState(toInvoiceList.schema);
  const { data } = useQuery({ ...listPage(toInvoiceList, search), meta: { quiet: true } });
  if (!data) return <div className={classes.worth} />;
  const { total: count, value } = data;
  return (
    <div className={classes.worth}>
      <span>
        <strong>{formatMoney(value)}</strong> {t('invoices:toInvoice.inProjects', { count })}
      </span>
      <DraftAll search={search} count={count} value={value} />
    </div>
  );
};

/** Work that is done and not on an invoice. */
const ToInvoiceView = () => {
  const t = useText();
  return (
    <>
      <Worth />
      <RecordList
        list={toInvoiceList}
        label={t('invoices:titles.toInvoice')}
        searching={t('invoices:toInvoice.search')}
        apply={t('invoices:toInvoice.apply')}
        columns={toInvoiceColumns}
        rowLabel={({ number, title }) => `${number} ${title}`}
        rowHref={({ id }) => billingHref(id)}
        ViewsMenu={ViewsMenu}
        bulk={(chosen) => <DraftSome {...chosen} />}
        empty={
          <EmptyState
            icon={IconCircleCheck}
            title={t('invoices:toInvoice.empty')}
            text={t('invoices:toInvoice.emptyText')}
          />
        }
      />
    </>
  );
};

export default ToInvoiceView;
