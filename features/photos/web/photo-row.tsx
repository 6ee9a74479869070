import { memo, useEffect, useState } from 'react';
import { Thumb } from '#features/files/web';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import type { SitePhoto } from '../contract/index.ts';
import classes from './job-photos.module.css';

type Props = {
  photos: readonly SitePhoto[];
  from: number;
  to: number;
  zone: string;
  /** It comes while somebody scrolls: its photos are asked for if it stays. */
  passing: boolean;
  onOpen: (position: number) => void;
};

const stays = 120;

/** Photos of one date, beside each other. */
export const PhotoRow = memo(({ photos, from, to, zone, passing, onOpen }: Props) => {
  const t = useText();
  const [shown, setShown] = useState(!passing);
  useEffect(() => {
    if (shown) return;
    const timer = setTimeout(() => setShown(true), stays);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <ul className={classes.row}>
      {photos.slice(from, to).map(({ file, at, source }, nth) => (
        <li key={file.id}>
          <Thumb
            file={file}
            empty={!shown}
            label={t('photos:open', { when: formatDateTime(at, zone), source: source.name })}
            onOpen={() => onOpen(from + nth)}
          />
        </li>
      ))}
    </ul>
  );
});
