import { useText } from '#platform/web/i18n/index';
import { RecordProblem } from '#platform/web/ui/index';
import { invoicesHref } from '../addresses.ts';

type Props = { error: Error; retry: () => void };

export const InvoiceProblem = ({ error, retry }: Props) => {
  const t = useText();
  const title = t('invoices:titles.invoice');
  return (
    <RecordProblem
      error={error}
      retry={retry}
      title={title}
      breadcrumbs={[{ title: t('invoices:titles.list'), to: invoicesHref() }, title]}
      missing={{
        title: t('invoices:notFound.title'),
        text: t('invoices:notFound.text'),
        back: { label: t('invoices:notFound.back'), to: invoicesHref() },
      }}
    />
  );
};
