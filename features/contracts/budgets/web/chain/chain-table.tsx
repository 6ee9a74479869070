import { Box, Paper, UnstyledButton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { usePhone } from '#platform/web/ui/index';
import { type Figure, type FigureKey, figureKeys } from '../../contract/index.ts';
import classes from './chain.module.css';
import { figureText } from './figure-text.ts';

const [FigureDialog] = lazyPart(() => import('./figure-dialog.tsx'));

export type ChainColumn = { id: string; title: string; figures: readonly Figure[] };

type Props = { columns: readonly ChainColumn[] };

/** Maximum number of columns that fit on a phone. */
const fitting = 2;

type Opened = { figure: Figure; column: string };

/** Columns of figures; cards one below the other if they do not fit on a phone. A click on a number shows how it was
 * calculated. */
export const ChainTable = ({ columns }: Props) => {
  const t = useText();
  const asCards = usePhone() && columns.length > fitting;
  const [opened, open] = useState<Opened | null>(null);
  const word = (key: FigureKey) => t(`budgets:chain.figure.${key}`);
  const cell = ({ title, figures }: ChainColumn, key: FigureKey) => {
    const figure = figures.find((one) => one.key === key);
    if (!figure || figure.value === null)
      return (
        <Box component="span" className={classes.missing} c="dimmed">
          –
        </Box>
      );
    const value = figureText(figure.value, figure.unit, t);
    return (
      <UnstyledButton
        className={classes.value}
        aria-label={t('budgets:chain.open', { figure: word(key), value })}
        onClick={() => open({ figure, column: title })}
      >
        {value}
      </UnstyledButton>
    );
  };
  return (
    <>
      {asCards ? (
        columns.map((column) => (
          <Paper
            key={column.id}
            component="section"
            p="md"
            className={classes.card}
            aria-label={column.title}
          >
            <h2>{column.title}</h2>
            <dl>
              {figureKeys.map((key) => (
                <div key={key} data-sum={key === 'margin' || key === 'total' || undefined}>
                  <dt>{word(key)}</dt>
                  <dd>{cell(column, key)}</dd>
                </div>
              ))}
            </dl>
          </Paper>
        ))
      ) : (
        <table className={classes.chain}>
          <thead>
            <tr>
              <td />
              {columns.map(({ id, title }) => (
                <th key={id} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figureKeys.map((key) => (
              <tr key={key} data-sum={key === 'margin' || key === 'total' || undefined}>
                <th scope="row">{word(key)}</th>
                {columns.map((column) => (
                  <td key={column.id}>{cell(column, key)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Suspense>{opened && <FigureDialog {...opened} onClose={() => open(null)} />}</Suspense>
    </>
  );
};
