import { ActionIcon } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import type { AreaCounts, AreaRow } from '../../contract/index.ts';
import { areaName, type PlacedArea } from '../area-tree.ts';
import { AreaLine } from './area-line.tsx';
import type { RowActions } from './row-actions.ts';
import classes from './tree.module.css';

type Props = {
  placed: PlacedArea<AreaRow>;
  counts: ReadonlyMap<number, AreaCounts>;
  open: ReadonlySet<number>;
  /** Set during a search: the ids of the areas that are shown, and of those that match. */
  shown: ReadonlySet<number> | undefined;
  found: ReadonlySet<number> | undefined;
  actions: RowActions;
};

/** An area and, while it is open, those below it. */
export const AreaBranch = ({ placed, ...shared }: Props) => {
  const t = useText();
  const { area, level } = placed;
  const { counts, open, shown, found, actions } = shared;
  const below = shown ? placed.below.filter((one) => shown.has(one.area.id)) : placed.below;
  const isOpen = below.length > 0 && (shown !== undefined || open.has(area.id));
  const listId = `areas-below-${area.id}`;
  return (
    <li>
      <div
        className={classes.row}
        style={{ '--level': level - 1 } as object}
        data-area={area.id}
        data-name={areaName(area)}
        data-region={level === 1}
        data-found={found?.has(area.id) ?? false}
        draggable={actions.mayMove}
      >
        {below.length > 0 && shown === undefined ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            className={classes.toggle}
            aria-label={t('areas:below', { name: areaName(area) })}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => actions.toggle(area.id)}
          >
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        ) : (
          <span className={classes.leaf} aria-hidden />
        )}
        <AreaLine area={area} counts={counts.get(area.id)} actions={actions} />
      </div>
      {isOpen && (
        <ul id={listId} className={classes.branch}>
          {below.map((one) => (
            <AreaBranch key={one.area.id} placed={one} {...shared} />
          ))}
        </ul>
      )}
    </li>
  );
};
