import { UnstyledButton } from '@mantine/core';
import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './wall.module.css';

const isFull = (): boolean => document.fullscreenElement !== null;

/** Shows nothing where the browser has no full screen. */
export const FullScreen = () => {
  const t = useText();
  const [full, setFull] = useState(isFull);
  useEffect(() => {
    const follow = () => setFull(isFull());
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const Icon = full ? IconMinimize : IconMaximize;
  return (
    <UnstyledButton
      className={classes.control}
      aria-label={t(full ? 'daily-reports:missing.tonight.leave' : 'daily-reports:missing.tonight.full')}
      onClick={() =>
        void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
          () => undefined,
        )
      }
    >
      <Icon aria-hidden />
    </UnstyledButton>
  );
};
