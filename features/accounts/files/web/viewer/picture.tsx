import { IconPhotoOff } from '@tabler/icons-react';
import type { ImgHTMLAttributes } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './photos.module.css';
import { useTries } from './use-tries.ts';

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
        <span className={classes.missing}>
          <IconPhotoOff size={20} stroke={1.6} aria-hidden />
          <span className={classes.hidden}>{alt}</span>
          <span>{t(isOnline ? 'files:photos.notLoaded' : 'files:photos.notHere')}</span>
        </span>
      )}
    </>
  );
};

/** A picture that the server has. Where it cannot be loaded, words in its place say why while it is tried again. */
export const Picture = (props: Props) => <Tried key={props.src} {...props} />;
