import { type CSSProperties, memo, useEffect, useState } from 'react';
import { Thumb } from '#features/accounts/files/web';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import type { SitePhoto } from '../../contract/index.ts';
import { dayWords } from './day-words.ts';
import classes from './job-photos.module.css';
import type { PhotoRow as Row } from './photo-rows.ts';

type Props = {
  photos: readonly SitePhoto[];
  row: Row;
  zone: string;
  /** True while somebody scrolls past: the photos are loaded only if the row stays in sight. */
  passing: boolean;
  onOpen: (position: number) => void;
};

const stays = 120;

/** Photos beside each other, each date below its heading. */
export const PhotoRow = memo(({ photos, row, zone, passing, onOpen }: Props) => {
  const t = useText();
  const [shown, setShown] = useState(!passing);
  useEffect(() => {
    if (shown) return;
    const timer = setTimeout(() => setShown(true), stays);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div className={classes.row}>
      {row.groups.map(({ day, from, to, begins }) => (
        <section key={day} className={classes.group} style={{ '--photos': to - from } as CSSProperties}>
          {begins && (
            <h2 className={classes.day} title={dayWords(day, true)}>
              {dayWords(day)}
            </h2>
          )}
          {row.headed && !begins && (
            <div className={classes.goesOn} aria-hidden>
              {dayWords(day)}
            </div>
          )}
          <ul className={classes.photos}>
            {photos.slice(from, to).map(({ file, at, source }, nth) => (
              <li key={file.id}>
                <Thumb
                  file={file}
                  empty={!shown}
                  label={t('jobs:photos.open', { when: formatDateTime(at, zone), source: source.name })}
                  onOpen={() => onOpen(from + nth)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});
