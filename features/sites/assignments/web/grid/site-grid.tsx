import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import type { SiteRow } from '../../contract/index.ts';
import classes from './grid.module.css';
import { type LineActions, SiteLine } from './site-line.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';

type Props = { rows: readonly SiteRow[]; phone: boolean; actions: LineActions };

const heights = { card: 128, line: 60 };

/** All sites; only those near the window are in the document. Up and down go from the button of one site to the next. */
export const SiteGrid = ({ rows, phone, actions }: Props) => {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const place = list.current?.getBoundingClientRect().top ?? 0;
    setTop(place + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (phone ? heights.card : heights.line),
    overscan: 8,
    scrollMargin: top,
    getItemKey: (at) => rows[at]?.job_id ?? at,
  });
  useArrowKeys(list, (to) => virtual.scrollToIndex(to, { align: 'auto' }), rows.length);
  return (
    <div ref={list}>
      <ul
        className={classes.lines}
        aria-label={t('assignments:grid.label')}
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const site = rows[index];
          return (
            site && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                data-phone={phone}
                className={classes.line}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <SiteLine site={site} place={index} {...actions} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
};
