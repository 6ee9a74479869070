import { Paper, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { Figure, FigureKey } from '#features/tasks/contract';
import { useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { Hint } from '#platform/web/ui/index';
import { deltaText, figureText } from './figure-text.ts';
import classes from './tiles.module.css';

type Props = { figureKey: FigureKey; figure: Figure | undefined; to: string };

const arrows = { up: IconArrowUpRight, down: IconArrowDownRight };

const Change = ({ figureKey, figure }: { figureKey: FigureKey; figure: Figure }) => {
  const t = useText();
  const { words, way, judged } = deltaText(figureKey, figure);
  const Arrow = way === 'none' ? undefined : arrows[way];
  return (
    <span className={classes.change} data-judged={judged ?? undefined}>
      {Arrow && <Arrow size={14} aria-hidden />}
      {words}
      {judged && <VisuallyHidden>{`, ${t(`dashboards:delta.${judged}`)}`}</VisuallyHidden>}
    </span>
  );
};

/** One number with its change; the whole tile opens the list that makes it. */
export const FigureTile = ({ figureKey, figure, to }: Props) => {
  const t = useText();
  const name = t(`dashboards:figures.${figureKey}`);
  const mean = figure?.mean ?? null;
  const about = [
    t(`dashboards:definitions.${figureKey}`),
    mean === null ? '' : t('dashboards:mean', { value: figureText(figureKey, mean) }),
  ].join(' ');
  return (
    <Paper component="li" className={classes.tile} data-alarm={figureKey === 'past_due' && !!figure?.value}>
      <div className={classes.top}>
        <PlainLink to={to} className={classes.name}>
          {name}
        </PlainLink>
        <Hint label={t('dashboards:about', { name })} text={about} />
      </div>
      {figure ? (
        <>
          <strong className={classes.value}>
            <span aria-hidden={figure.value === null}>{figureText(figureKey, figure.value)}</span>
            {figure.value === null && <VisuallyHidden>{t('dashboards:noneWords')}</VisuallyHidden>}
          </strong>
          <Change figureKey={figureKey} figure={figure} />
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
