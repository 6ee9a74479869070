import { Text } from '@mantine/core';
import { formatDate, todayIn, useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import type { VendorDocument } from '../../contract/index.ts';
import { expiryOf } from './expiry.ts';

type Props = {
  document: Pick<VendorDocument, 'kind' | 'expires_on'>;
  /** Where nothing else names the paper. */
  named?: boolean;
};

/** Says that a paper expired or expires soon; later only the date. */
export const ExpiryChip = ({ document, named = false }: Props) => {
  const t = useText();
  const expiry = expiryOf(document, todayIn());
  const of = (words: string) => (named ? `${t(`vendors:document.short.${document.kind}`)}: ${words}` : words);
  if (expiry.state === 'none') return null;
  if (expiry.state === 'expired')
    return <StatusChip status="expired" label={of(t('vendors:expiry.expired'))} />;
  if (expiry.state === 'soon') {
    const { days } = expiry;
    const words = days === 0 ? t('vendors:expiry.today') : t('vendors:expiry.inDays', { count: days });
    return <StatusChip status="expires_soon" colour="orange" label={of(words)} />;
  }
  return (
    <Text span size="sm" c="dimmed">
      {of(t('vendors:expiry.until', { date: formatDate(document.expires_on ?? '') }))}
    </Text>
  );
};
