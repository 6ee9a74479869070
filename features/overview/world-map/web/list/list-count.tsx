import { Group } from '@mantine/core';
import { formatNumber, useText } from '#platform/web/i18n/index';
import classes from './site-list.module.css';

/** Id of the list, which gets the focus when a card closes. */
export const siteListId = 'site-list';

type Props = { shown: number; matching: number; needs: boolean };

/** The number of listed sites and of all matching ones; screen readers announce changes. */
export const ListCount = ({ shown, matching, needs }: Props) => {
  const t = useText();
  const all = t('world-map:count', { count: matching, shown: formatNumber(matching) });
  const counted = { count: shown, shown: formatNumber(shown) };
  const words = () => {
    if (needs) return t('world-map:needsLocation', counted);
    if (shown === matching) return all;
    return t('world-map:ofTotal', { inView: t('world-map:inView', counted), total: all });
  };
  return (
    <Group className={classes.head} gap={0} wrap="nowrap">
      <output>{words()}</output>
    </Group>
  );
};
