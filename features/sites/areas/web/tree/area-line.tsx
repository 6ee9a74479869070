import { Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, PlainLink } from '#platform/web/routing/index';
import { ActionMenu, UserAvatar } from '#platform/web/ui/index';
import type { AreaCounts, AreaRow } from '../../contract/index.ts';
import { editAreaHref } from '../addresses.ts';
import { areaName } from '../area-tree.ts';
import type { RowActions } from './row-actions.ts';
import classes from './tree.module.css';

type Props = { area: AreaRow; counts: AreaCounts | undefined; actions: RowActions };

export const AreaLine = ({ area, counts, actions }: Props) => {
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
      <div className={classes.manager}>
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
      </div>
      <div className={classes.counts}>
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
      </div>
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
