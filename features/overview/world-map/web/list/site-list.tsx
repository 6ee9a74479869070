import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { JobRow } from '#features/sites/jobs/contract';
import { useText } from '#platform/web/i18n/index';
import { hasPin, type SiteIndex } from '../sites/site-index.ts';
import { siteListId } from './list-count.tsx';
import classes from './site-list.module.css';
import { SiteRow } from './site-row.tsx';

/** Number of lines that are rendered above and below the visible ones, for fast scrolling. */
const beyond = 6;

type Options = { count: number; height: number };

/** The lines of a scrolled list that must be rendered. All lines have the same height: a library that measures each line
 * would add a twentieth to what the page loads. */
const useLinesInSight = (scroller: RefObject<HTMLElement | null>, { count, height }: Options) => {
  const [sight, setSight] = useState({ first: 0, lines: 0 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const read = () => {
      const first = Math.floor(element.scrollTop / height);
      const lines = Math.ceil(element.clientHeight / height) + 1;
      setSight((known) => (known.first === first && known.lines === lines ? known : { first, lines }));
    };
    element.addEventListener('scroll', read, { passive: true });
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    read();
    return () => {
      element.removeEventListener('scroll', read);
      sizes.disconnect();
    };
  }, [scroller, height]);
  const from = Math.max(0, Math.min(sight.first, count) - beyond);
  const to = sight.lines === 0 ? 0 : Math.min(count, sight.first + sight.lines + beyond);
  return {
    lines: Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at),
    /** Scrolls only as far as needed to show the line. */
    reveal: (line: number): void => {
      const element = scroller.current;
      if (!element) return;
      const below = (line + 1) * height - element.clientHeight;
      element.scrollTop = Math.min(line * height, Math.max(below, element.scrollTop));
    },
  };
};

const page = 10;

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, last) => Math.min(at + page, last),
  PageUp: (at) => Math.max(at - page, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The line that the keyboard has selected. */
const useCursor = (
  count: number,
  { onMove, onPick }: { onMove: (at: number) => void; onPick: (at: number) => void },
) => {
  const [cursor, setCursor] = useState(-1);
  useEffect(() => setCursor((at) => Math.min(at, count - 1)), [count]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move && count > 0) {
      event.preventDefault();
      const next = move(cursor, count - 1);
      setCursor(next);
      onMove(next);
    } else if ((event.key === 'Enter' || event.key === ' ') && cursor >= 0) {
      event.preventDefault();
      onPick(cursor);
    }
  };
  return { cursor, setCursor, onKeyDown };
};

type Props = {
  index: SiteIndex;
  places: readonly number[];
  picked: number | undefined;
  onPick: (job: number) => void;
  /** One line per site with columns, when the list fills the page. */
  wide: boolean;
};

const noWork = { open: 0, past_due: 0 };

const heights = { wide: 44, narrow: 78 };

/** The sites as a list, for people who do not use the map. Only visible lines are in the DOM; the keyboard reaches all
 * of them. */
export const SiteList = ({ index, places, picked, onPick, wide }: Props) => {
  const t = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const height = wide ? heights.wide : heights.narrow;
  const { lines, reveal } = useLinesInSight(scroller, { count: places.length, height });
  const rowAt = (at: number) => index.rows[places[at] as number] as JobRow;
  const { cursor, setCursor, onKeyDown } = useCursor(places.length, {
    onMove: reveal,
    onPick: (at) => onPick(rowAt(at).id),
  });
  const active = lines.includes(cursor) ? `site-${cursor}` : undefined;
  return (
    <div
      ref={scroller}
      id={siteListId}
      className={classes.list}
      data-wide={wide}
      data-work={index.work !== null}
      role="listbox"
      tabIndex={0}
      aria-label={t('world-map:list.label')}
      aria-activedescendant={active}
      onKeyDown={onKeyDown}
    >
      <div style={{ height: places.length * height, position: 'relative' }} role="presentation">
        {lines.map((at) => {
          const row = rowAt(at);
          return (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the listbox has the focus and the keys.
            <div
              key={row.id}
              id={`site-${at}`}
              role="option"
              className={classes.row}
              data-cursor={at === cursor}
              aria-selected={row.id === picked}
              aria-setsize={places.length}
              aria-posinset={at + 1}
              style={{ height, transform: `translateY(${at * height}px)` }}
              onClick={() => {
                setCursor(at);
                onPick(row.id);
              }}
            >
              <SiteRow
                row={row}
                work={index.work && (index.work.get(row.id) ?? noWork)}
                supervisor={index.supervisors.get(row.id)}
                located={hasPin(index, places[at] as number)}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
};
