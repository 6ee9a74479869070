import { IconCamera } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import classes from './photos.module.css';

export const PhotoCount = ({ count }: { count: number }) => {
  const t = useText();
  if (count === 0) return null;
  const words = t('files:photos.count', { count });
  return (
    <span className={classes.count} role="img" aria-label={words} title={words}>
      <IconCamera size={16} aria-hidden />
      {count}
    </span>
  );
};
