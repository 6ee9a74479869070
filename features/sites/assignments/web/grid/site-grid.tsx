import { Box } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import type { SiteRow } from '../../contract/index.ts';
import classes from './grid.module.css';
import { type LineActions, SiteLine } from './site-line.tsx';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down go from the button of one line to the next. The keys are heard on the list, because only the lines near
 * the window are in the document. */
const useArrowKeys = (
  list: RefObject<HTMLElement | null>,
  bring: (line: number) => void,
  count: number,
): void => {
  const latest = useRef({ bring, count });
  latest.current = { bring, count };
  useEffect(() => {
    const element = list.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const line = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
      if (!step || !line) return;
      event.preventDefault();
      const next = Number(line.dataset.index) + step;
      if (next < 0 || next >= latest.current.count) return;
      latest.current.bring(next);
      requestAnimationFrame(() =>
        element?.querySelector<HTMLElement>(`[data-index="${next}"] button:last-of-type`)?.focus(),
      );
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [list]);
};

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
      <Box
        component="ul"
        pos="relative"
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
      </Box>
    </div>
  );
};
