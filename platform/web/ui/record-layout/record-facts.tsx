import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { type Fact, FactList } from '../fact-list/fact-list.tsx';
import classes from './record-layout.module.css';

/** The facts of a record: people, place, times. */
export const RecordFacts = ({ facts, children }: { facts: readonly Fact[]; children?: ReactNode }) => {
  const t = useText();
  return (
    <Paper component="section" p="md" aria-label={t('platform:record.facts')}>
      <FactList className={classes.list} facts={facts} />
      {children}
    </Paper>
  );
};
