import { Text } from '@mantine/core';
import { capitalized, formatDate, todayIn, useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import { expiryOf } from './expiry.ts';

type Props = {
  expiresOn: string | null;
  /** The name of what expires, if nothing else on screen names it. */
  name?: string;
};

/** Says that a document has expired or expires soon; otherwise only its date. */
export const ExpiryChip = ({ expiresOn, name }: Props) => {
  const t = useText();
  const expiry = expiryOf(expiresOn, todayIn());
  const of = (words: string) => (name ? `${name}: ${words}` : capitalized(words));
  if (expiry.state === 'none') return null;
  if (expiry.state === 'expired')
    return <StatusChip status="expired" label={of(t('files:expiry.expired'))} />;
  if (expiry.state === 'soon') {
    const { days } = expiry;
    const words = days === 0 ? t('files:expiry.today') : t('files:expiry.inDays', { count: days });
    return <StatusChip status="expires_soon" colour="orange" label={of(words)} />;
  }
  return (
    <Text span size="sm" c="dimmed">
      {of(t('files:expiry.until', { date: formatDate(expiresOn ?? '') }))}
    </Text>
  );
};
