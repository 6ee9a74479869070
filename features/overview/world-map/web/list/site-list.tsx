import { useRef } from 'react';
import type { JobRow } from '#features/sites/jobs/contract';
import { useText } from '#platform/web/i18n/index';
import { hasPin, type SiteIndex } from '../sites/site-index.ts';
import classes from './site-list.module.css';
import { siteListId } from './site-list-id.ts';
import { SiteRow } from './site-row.tsx';
import { useCursor } from './use-cursor.ts';
import { useLinesInSight } from './use-lines-in-sight.ts';

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
