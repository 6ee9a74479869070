import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronRight, IconDots } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, PlainLink } from '#platform/web/routing/index';
import { ActionMenu, Columns, UserAvatar } from '#platform/web/ui/index';
import type { AreaCounts, AreaRow } from '../../contract/index.ts';
import { editAreaHref } from '../addresses.ts';
import { areaName, type PlacedArea } from '../area-tree.ts';
import type { RowActions } from './row-actions.ts';
import classes from './tree.module.css';

type AreaLineProps = { area: AreaRow; counts: AreaCounts | undefined; actions: RowActions };

const AreaLine = ({ area, counts, actions }: AreaLineProps) => {
  const t = useText();
  const { id, manager } = area;
  const name = areaName(area);
  const menu = actions.menuOf(area);
  const buildings = t('areas:buildings', { count: counts?.buildings ?? 0 });
  const jobs = t('areas:jobs', { count: counts?.jobs ?? 0 });
  return (
    <>
      <div className={classes.name}>
        {actions.mayEdit ? (
          <PlainLink to={editAreaHref(id)} className={classes.link} draggable={false}>
            {name}
          </PlainLink>
        ) : (
          <span>{name}</span>
        )}
      </div>
      <Group className={classes.manager} gap="xs" wrap="nowrap">
        {manager ? (
          <>
            <UserAvatar name={manager.name} size={24} decorative />
            <span>{manager.name}</span>
          </>
        ) : (
          <Text span size="sm" c="dimmed">
            {t('areas:noManager')}
          </Text>
        )}
      </Group>
      <Columns className={classes.counts} columns="1fr 1fr" gap="xs" fz="sm" ta="end" data-figures>
        {counts && (
          <>
            {actions.maySeeJobs && counts.buildings > 0 ? (
              <AnchorLink to={`/admin/jobs?view=buildings&area_id=${id}`} draggable={false}>
                {buildings}
              </AnchorLink>
            ) : (
              <span>{buildings}</span>
            )}
            {actions.maySeeJobs && counts.jobs > 0 ? (
              <AnchorLink to={`/admin/jobs?area_id=${id}`} draggable={false}>
                {jobs}
              </AnchorLink>
            ) : (
              <span>{jobs}</span>
            )}
          </>
        )}
      </Columns>
      <div className={classes.menu} data-no-print>
        {menu.length > 0 && (
          <ActionMenu
            label={t('areas:actionsOf', { name })}
            icon={IconDots}
            variant="subtle"
            actions={menu}
          />
        )}
      </div>
    </>
  );
};

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
      <Columns
        className={classes.row}
        columns="32px minmax(0, 1fr) 220px 210px 36px"
        gap="xs"
        align="center"
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
      </Columns>
      {isOpen && (
        <ul id={listId}>
          {below.map((one) => (
            <AreaBranch key={one.area.id} placed={one} {...shared} />
          ))}
        </ul>
      )}
    </li>
  );
};
