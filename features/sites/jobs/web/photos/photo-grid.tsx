import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  memo,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Thumb } from '#features/accounts/files/web';
import { capitalized, formatDate, formatDateTime, formatDay, useText } from '#platform/web/i18n/index';
import { usePhone } from '#platform/web/ui/index';
import type { SitePhoto } from '../../contract/index.ts';
import classes from './job-photos.module.css';
import { photoRows, type PhotoRow as Row } from './photo-rows.ts';

/** Above a photo there is room for a weekday or a year: a date of another year shows the year. `whole` shows both. */
const dayWords = (day: string, whole = false): string => {
  if (whole) return `${capitalized(formatDay(day))}, ${day.slice(0, 4)}`;
  return day.slice(0, 4) === String(new Date().getFullYear()) ? capitalized(formatDay(day)) : formatDate(day);
};

type PhotoRowProps = {
  photos: readonly SitePhoto[];
  row: Row;
  zone: string;
  /** True while somebody scrolls past: the photos are loaded only if the row stays in sight. */
  passing: boolean;
  onOpen: (position: number) => void;
};

const stays = 120;

/** Photos beside each other, each date below its heading. */
const PhotoRow = memo(({ photos, row, zone, passing, onOpen }: PhotoRowProps) => {
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

const gap = 4;

/** Minimum width of a thumbnail in pixels, when several are in a row. */
const narrowest = 124;

const phoneColumns = 3;

const useWidth = (ref: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
};

/** The number of photos in a row, and the height of a row. Both are known before the photos load. */
const useColumns = (ref: RefObject<HTMLElement | null>) => {
  const width = useWidth(ref);
  const phone = usePhone();
  const fitting = Math.max(phoneColumns, Math.floor((width + gap) / (narrowest + gap)));
  const columns = phone ? phoneColumns : fitting;
  const cell = Math.max(0, (width - gap * (columns - 1)) / columns);
  return { columns, width, rowHeight: Math.round((cell * 3) / 4) + gap };
};

type Props = {
  photos: readonly SitePhoto[];
  zone: string;
  onOpen: (position: number) => void;
  /** Reads the next page; undefined when there is none, or while it is read. */
  readMore: (() => void) | undefined;
};

/** Pixels of the headings above a line, as in the style sheet. */
const headingHeight = 34;

/** The next page is loaded when this many rows are left below the window. */
const ahead = 12;

/** All photos by date. Only the lines near the window are in the document. The height of every line is known before its
 * photos load. */
export const PhotoGrid = ({ photos, zone, onOpen, readMore }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  const { columns, width, rowHeight } = useColumns(ref);
  const [top, setTop] = useState(0);
  const rows = useMemo(() => photoRows(photos, columns), [photos, columns]);
  useLayoutEffect(() => {
    if (width > 0) setTop((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, [width]);
  const virtual = useWindowVirtualizer({
    count: width > 0 ? rows.length : 0,
    estimateSize: (at) => rowHeight + (rows[at]?.headed ? headingHeight : 0),
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: 4,
    useFlushSync: false,
    scrollMargin: top,
  });
  useEffect(() => {
    if (rowHeight > 0) virtual.measure();
  }, [rowHeight, virtual]);
  const items = virtual.getVirtualItems();
  const near = (items.at(-1)?.index ?? 0) + ahead >= rows.length;
  useEffect(() => {
    if (near) readMore?.();
  }, [near, readMore]);
  return (
    <div
      ref={ref}
      className={classes.grid}
      style={{ height: virtual.getTotalSize(), '--photo-columns': columns } as CSSProperties}
    >
      {items.map(({ index, key, start, size }) => {
        const row = rows[index];
        if (!row) return null;
        const place = { height: size, transform: `translateY(${start - top}px)` };
        return (
          <div key={key} className={classes.line} style={place}>
            <PhotoRow photos={photos} row={row} zone={zone} onOpen={onOpen} passing={virtual.isScrolling} />
          </div>
        );
      })}
    </div>
  );
};
