import { Progress, Text } from '@mantine/core';
import { formatPercent, useText } from '#platform/web/i18n/index';

/** Shows how much of the photos has been sent. */
const SentShare = ({ share, label }: { share: number; label: string }) => {
  const t = useText();
  return (
    <div role="status">
      <Text size="sm">{t('files:photos.sending', { percent: formatPercent(share) })}</Text>
      <Progress value={share * 100} aria-label={label} />
    </div>
  );
};

export default SentShare;
