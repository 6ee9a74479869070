import { Stack, VisuallyHidden } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { onlineManager } from '@tanstack/react-query';
import { type ImgHTMLAttributes, useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './photos.module.css';

/** Milliseconds until each further try: a server that starts again, or a tunnel, is over within them. */
const pauses = [1_000, 4_000, 15_000, 60_000];

const isOnlineNow = (): boolean => onlineManager.isOnline();

/** Loads a picture again that could not be loaded: a few times, and as often anew when the network is back. */
const useTries = () => {
  const isOnline = useSyncExternalStore(onlineManager.subscribe, isOnlineNow);
  const [isMissing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    if (!isOnline) setFailed(0);
  }, [isOnline]);
  useEffect(() => {
    const pause = pauses[Math.max(failed - 1, 0)];
    if (!isMissing || !isOnline || pause === undefined) return undefined;
    const timer = setTimeout(() => setAttempt((before) => before + 1), pause);
    return () => clearTimeout(timer);
  }, [isMissing, isOnline, failed]);
  return {
    isMissing,
    isOnline,
    /** Names the element: a new one loads anew. */
    attempt,
    onError: () => {
      setMissing(true);
      setFailed((before) => before + 1);
    },
    onLoad: () => setMissing(false),
  };
};

type Props = Omit<ImgHTMLAttributes<HTMLImageElement>, 'style' | 'onLoad' | 'onError'> & {
  src: string;
  alt: string;
};

const Tried = ({ src, alt, loading, ...props }: Props) => {
  const t = useText();
  const { isMissing, isOnline, attempt, ...events } = useTries();
  return (
    <>
      <img
        key={attempt}
        {...props}
        {...events}
        src={src}
        alt={alt}
        // One that is not drawn would never be loaded lazily.
        {...(isMissing ? { loading: 'eager', style: { display: 'none' } } : { loading })}
      />
      {isMissing && (
        <Stack component="span" className={classes.missing} gap={4} align="center" justify="center">
          <IconPhotoOff size={20} stroke={1.6} aria-hidden />
          <VisuallyHidden>{alt}</VisuallyHidden>
          <span>{t(isOnline ? 'files:photos.notLoaded' : 'files:photos.notHere')}</span>
        </Stack>
      )}
    </>
  );
};

/** A picture that the server has. Where it cannot be loaded, words in its place say why while it is tried again. */
export const Picture = (props: Props) => <Tried key={props.src} {...props} />;
