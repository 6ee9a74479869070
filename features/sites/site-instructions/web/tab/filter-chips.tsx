import { Box, Chip, Group } from '@mantine/core';
import { formatDay, formatNumber, type Translate, useText } from '#platform/web/i18n/index';
import { type InstructionSet, serviceDay } from '../../contract/index.ts';
import classes from './instructions.module.css';
import type { Filter } from './shown.ts';

type Props = {
  set: InstructionSet;
  counts: ReadonlyMap<Filter, readonly unknown[]>;
  value: Filter;
  now: Date;
  onChange: (filter: Filter) => void;
};

const wordOf = (filter: Filter, overnight: boolean, number: number, t: Translate): string => {
  const count = formatNumber(number);
  if (filter === 'all') return t('site-instructions:filter.all', { count });
  if (filter === 'missing') return t('site-instructions:filter.missing', { count });
  if (filter === 'due')
    return t(overnight ? 'site-instructions:filter.tonight' : 'site-instructions:filter.today', { count });
  return t('site-instructions:filter.choice', { name: t(`site-instructions:frequency.${filter}`), count });
};

/** Chooses the instructions that are shown; each choice says how many it leaves. */
export const FilterChips = ({ set, counts, value, now, onChange }: Props) => {
  const t = useText();
  const day = serviceDay(now, set.time_zone, set.overnight);
  return (
    <Box flex={1} miw={0}>
      <Chip.Group value={value} onChange={(filter) => onChange(filter as Filter)}>
        <Group
          component="fieldset"
          className={classes.filters}
          gap="xs"
          align="stretch"
          aria-label={t('site-instructions:filter.label')}
          data-no-print
        >
          {[...counts].map(([filter, rows]) => (
            <Chip
              key={filter}
              value={filter}
              variant="outline"
              radius="md"
              classNames={{ label: classes.choice }}
            >
              {wordOf(filter, set.overnight, rows.length, t)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {value === 'due' && (
        <Box component="p" m="8px 0 0" c="dimmed">
          {t('site-instructions:due', { day: formatDay(day) })}
        </Box>
      )}
    </Box>
  );
};
