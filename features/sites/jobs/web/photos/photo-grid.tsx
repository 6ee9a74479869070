import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SitePhoto } from '../../contract/index.ts';
import classes from './job-photos.module.css';
import { PhotoRow } from './photo-row.tsx';
import { photoRows } from './photo-rows.ts';
import { useColumns } from './use-columns.ts';

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
