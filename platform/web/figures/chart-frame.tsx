import { Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useText } from '../i18n/index.ts';
import classes from './charts.module.css';

type Props = {
  title: string;
  empty: boolean;
  /** The same data as a table; absent if the chart itself is a table. */
  table?: ReactNode;
  legend?: { kind: string; word: string }[] | undefined;
  wide?: boolean;
  children: ReactNode;
};

export const ChartFrame = ({ title, empty, table, legend = [], wide = false, children }: Props) => {
  const t = useText();
  const id = useId();
  return (
    <Paper
      component="section"
      p="md"
      aria-labelledby={id}
      className={classes.frame}
      data-wide={wide || undefined}
    >
      <div className={classes.head}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {legend.length > 0 && (
          <ul className={classes.legend}>
            {legend.map(({ kind, word }) => (
              <li key={kind}>
                <span className={classes.swatch} data-kind={kind} aria-hidden />
                {word}
              </li>
            ))}
          </ul>
        )}
      </div>
      {empty ? (
        <Text c="dimmed" size="sm">
          {t('platform:figures.empty')}
        </Text>
      ) : (
        <>
          {children}
          {table && (
            <details className={classes.details}>
              <summary>{t('platform:figures.data')}</summary>
              {table}
            </details>
          )}
        </>
      )}
    </Paper>
  );
};
