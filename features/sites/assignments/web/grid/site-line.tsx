import { Box, Group, Text, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { todayIn, useText } from '#platform/web/i18n/index';
import { UserAvatar } from '#platform/web/ui/index';
import type { SitePeriod, SiteRow } from '../../contract/index.ts';
import { periodText } from '../period-text.ts';
import classes from './grid.module.css';

export type LineActions = {
  /** The person that one touch adds; null: a touch asks for one. */
  brush: { id: number; name: string } | null;
  mayHold: boolean;
  onAdd: (site: SiteRow) => void;
  onOpen: (site: SiteRow, period: SitePeriod) => void;
};

type Props = LineActions & { site: SiteRow; place: number };

/** A site with who is there: a line of the grid, a card on a phone. */
export const SiteLine = ({ site, place, brush, mayHold, onAdd, onOpen }: Props) => {
  const t = useText();
  const today = todayIn();
  const isThere = site.periods.some(({ user, to_date }) => user.id === brush?.id && to_date === null);
  return (
    <>
      <div className={classes.site}>
        <Text fw={600} size="sm">
          <Box component="span" data-figures c="dimmed">
            {site.job_number}
          </Box>{' '}
          {site.job_name}
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {[site.client, site.place].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Group
        component="ul"
        className={classes.chips}
        gap={6}
        aria-label={t('assignments:grid.at', { site: site.job_name })}
      >
        {site.periods.map((period) => {
          const dates = periodText(period, today, t);
          const shown = (
            <>
              <UserAvatar
                name={period.user.name}
                photoId={period.user.profile_photo_id}
                size={24}
                decorative
              />
              <span className={classes.words}>
                <span className={classes.name}>{period.user.name}</span>
                {dates && <span className={classes.dates}>{dates}</span>}
              </span>
            </>
          );
          return (
            <li key={period.id}>
              {mayHold ? (
                <UnstyledButton
                  className={classes.chip}
                  aria-haspopup="dialog"
                  onClick={() => onOpen(site, period)}
                >
                  {shown}
                </UnstyledButton>
              ) : (
                <span className={classes.chip}>{shown}</span>
              )}
            </li>
          );
        })}
        {site.periods.length === 0 && !mayHold && (
          <li>
            <Text size="sm" c="dimmed">
              {t('assignments:grid.nobody')}
            </Text>
          </li>
        )}
        {mayHold && !isThere && (
          <li>
            <UnstyledButton
              className={classes.add}
              data-add={place}
              aria-label={t(brush ? 'assignments:grid.addNamed' : 'assignments:grid.addAt', {
                name: brush?.name ?? '',
                site: site.job_name,
              })}
              onClick={() => onAdd(site)}
            >
              <IconPlus size={16} aria-hidden />
              {brush?.name ?? t('assignments:grid.add')}
            </UnstyledButton>
          </li>
        )}
      </Group>
    </>
  );
};
