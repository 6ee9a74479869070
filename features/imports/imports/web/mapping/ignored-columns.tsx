import { Text, Title } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import type { ImportColumn, ImportMapping } from '../../contract/index.ts';
import classes from './mapping.module.css';

type Props = { columns: readonly ImportColumn[]; chosen: ImportMapping['columns'] };

/** The columns of the file that will not be imported. */
export const IgnoredColumns = ({ columns, chosen }: Props) => {
  const t = useText();
  const used = new Set(Object.values(chosen));
  const ignored = columns.filter(({ name }) => !used.has(name));
  if (ignored.length === 0) return null;
  return (
    <section aria-labelledby="ignored-columns" className={classes.section}>
      <Title order={2} id="ignored-columns">
        {t('imports:mapping.ignored', { count: ignored.length })}
      </Title>
      <Text c="dimmed">{t('imports:mapping.ignoredText')}</Text>
      <ul className={classes.ignored}>
        {ignored.map(({ name, samples }) => (
          <li key={name}>
            <b>{name}</b>
            {samples.length > 0 && <span className={classes.few}>{samples.slice(0, 2).join(' · ')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};
