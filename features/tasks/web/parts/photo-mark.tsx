import { IconCamera } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import classes from './parts.module.css';

export const PhotoMark = ({ count }: { count: number }) => {
  const t = useText();
  if (count === 0) return null;
  const words = t('tasks:photoCount', { count });
  return (
    <span className={classes.photos} role="img" aria-label={words} title={words}>
      <IconCamera size={16} aria-hidden />
      {count}
    </span>
  );
};
