import { Box, Group, Paper, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Figure } from '#platform/contract/figure';
import { useText } from '../i18n/index.ts';
import { PlainLink } from '../routing/index.ts';
import { AutoGrid } from '../ui/columns/auto-grid.tsx';
import { Hint } from '../ui/index.ts';
import { deltaText, type FigureStyle, figureText } from './figure-text.ts';
import classes from './tiles.module.css';

type Props = {
  name: string;
  /** A sentence that says what is counted. */
  definition: string;
  look: FigureStyle;
  /** Undefined while it loads. */
  figure: Figure | undefined;
  /** Address of the list behind the figure, if there is one. */
  to: string | undefined;
};

const arrows = { up: IconArrowUpRight, down: IconArrowDownRight };

const Change = ({ look, figure }: { look: FigureStyle; figure: Figure }) => {
  const t = useText();
  const { words, way, judged } = deltaText(look, figure);
  const Arrow = way === 'none' ? undefined : arrows[way];
  return (
    <Group
      component="span"
      className={classes.change}
      gap={3}
      wrap="nowrap"
      data-judged={judged ?? undefined}
    >
      {Arrow && <Arrow size={14} aria-hidden />}
      {words}
      {judged && <VisuallyHidden>{`, ${t(`platform:figures.delta.${judged}`)}`}</VisuallyHidden>}
    </Group>
  );
};

/** One number with its change. The whole tile opens the list behind it, if there is one. */
export const FigureTile = ({ name, definition, look, figure, to }: Props) => {
  const t = useText();
  const mean = figure?.mean ?? null;
  const about =
    mean === null
      ? definition
      : `${definition} ${t('platform:figures.mean', { value: figureText(look, mean) })}`;
  return (
    <Paper component="li" className={classes.tile} data-alarm={look.alarm === true && !!figure?.value}>
      <Group gap={4} align="flex-start" justify="space-between" wrap="nowrap" flex={1} mih={28}>
        {to === undefined ? (
          <span className={classes.name}>{name}</span>
        ) : (
          <PlainLink to={to} className={classes.name}>
            {name}
          </PlainLink>
        )}
        <Hint label={t('platform:figures.about', { name })} text={about} />
      </Group>
      {figure ? (
        <>
          <Box
            component="strong"
            className={classes.value}
            display="block"
            fz={24}
            fw={650}
            data-figures
            lh="34px"
          >
            <span aria-hidden={figure.value === null}>{figureText(look, figure.value)}</span>
            {figure.value === null && <VisuallyHidden>{t('platform:figures.noneWords')}</VisuallyHidden>}
          </Box>
          <Change look={look} figure={figure} />
        </>
      ) : (
        <>
          <Skeleton h={24} w={64} my={5} />
          <Skeleton h={12} w={88} my={4} />
        </>
      )}
    </Paper>
  );
};

/** The tiles of a dashboard. */
export const FigureTiles = ({ loading, children }: { loading: boolean; children: ReactNode }) => (
  <AutoGrid component="ul" className={classes.tiles} min={170} fill gap="sm" m="0 0 16px" aria-busy={loading}>
    {children}
  </AutoGrid>
);
