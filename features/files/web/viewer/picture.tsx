import { IconPhotoOff } from '@tabler/icons-react';
import { onlineManager } from '@tanstack/react-query';
import { type ImgHTMLAttributes, useEffect, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './photos.module.css';

type Props = ImgHTMLAttributes<HTMLImageElement> & { src: string; alt: string };

/** A picture that the server has. Where it cannot be loaded, words in its place say why, and it comes when the network is
 * back. */
export const Picture = ({ src, alt, ...props }: Props) => {
  const t = useText();
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => onlineManager.subscribe((online) => online && setMissing(null)), []);
  if (missing !== src) return <img {...props} src={src} alt={alt} onError={() => setMissing(src)} />;
  return (
    <span className={classes.missing}>
      <IconPhotoOff size={20} stroke={1.6} aria-hidden />
      <span className={classes.hidden}>{alt}</span>
      <span>{t(onlineManager.isOnline() ? 'files:photos.notLoaded' : 'files:photos.notHere')}</span>
    </span>
  );
};
