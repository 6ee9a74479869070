import { useState } from 'react';
import { fileUrl } from '../../api/address.ts';
import { initials } from './initials.ts';
import classes from './user-avatar.module.css';

type Props = {
  name: string;
  photoId?: number | null;
  size?: number;
  /** Set it where the name is shown too: screen readers then skip the picture. */
  decorative?: boolean;
};

/** The photo, or the initials if there is none. */
export const UserAvatar = ({ name, photoId, size = 50, decorative = false }: Props) => {
  const [failed, setFailed] = useState<number | null>(null);
  const style = { width: size, height: size, fontSize: size / 2 };
  if (photoId && photoId !== failed) {
    return (
      <img
        className={classes.avatar}
        style={style}
        src={fileUrl(photoId, { size: 'thumb', version: photoId })}
        alt={decorative ? '' : name}
        onError={() => setFailed(photoId)}
      />
    );
  }
  return (
    <span
      className={classes.avatar}
      style={style}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initials(name)}
    </span>
  );
};
