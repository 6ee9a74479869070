import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/index';
import type { ClientMergePreview } from '../../contract/index.ts';
import classes from './merge.module.css';
import { fieldsInWords, movedWords } from './merge-words.ts';

const Part = ({ title, lines, note }: { title: string; lines: readonly string[]; note?: ReactNode }) => (
  <div>
    <Text size="sm" fw={600}>
      {title}
    </Text>
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    {note}
  </div>
);

/** What a merge would do, in words and numbers. */
export const MergePlan = ({ plan }: { plan: ClientMergePreview }) => {
  const t = useText();
  const { from, contacts, filled, history } = plan;
  const moved = movedWords(plan, t);
  const joined = contacts.joined > 0 && (
    <Text size="sm" c="dimmed">
      {t('clients:merge.joined', { count: contacts.joined })}
    </Text>
  );
  return (
    <>
      <Part
        title={t('clients:merge.moves')}
        lines={moved.length > 0 ? moved : [t('clients:merge.nothing')]}
        note={joined}
      />
      <Text size="sm">{t('clients:merge.rule')}</Text>
      {filled.length > 0 && <Part title={t('clients:merge.filled')} lines={fieldsInWords(filled, from, t)} />}
      {history.length > 0 && (
        <Part title={t('clients:merge.history')} lines={fieldsInWords(history, from, t)} />
      )}
      <Text size="sm">{t('clients:merge.papers')}</Text>
      <Text size="sm">{t('clients:merge.viewersText')}</Text>
      <Text size="sm" fw={600}>
        {t('clients:merge.forGood', { name: from.name, number: from.account_number })}
      </Text>
    </>
  );
};
