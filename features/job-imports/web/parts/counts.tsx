import { UnstyledButton } from '@mantine/core';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { type RowKind, rowKinds } from '../search.ts';
import classes from './parts.module.css';

type Props = {
  counts: Record<RowKind, number>;
  /** Numbers of what would be, not of what is. */
  ahead?: boolean;
  chosen: RowKind | undefined;
  /** Pressing the chosen one shows all rows again. */
  onChoose: (kind: RowKind | undefined) => void;
};

/** Every number opens the rows that make it. */
export const Counts = ({ counts, ahead = false, chosen, onChoose }: Props) => {
  const t = useText();
  return (
    <fieldset className={classes.counts}>
      <legend className={classes.hidden}>{t('job-imports:counts.label')}</legend>
      {rowKinds.map((kind) => (
        <UnstyledButton
          key={kind}
          className={classes.count}
          data-kind={counts[kind] > 0 ? kind : undefined}
          aria-pressed={chosen === kind}
          onClick={() => onChoose(chosen === kind ? undefined : kind)}
        >
          <span className={classes.number}>{formatNumber(counts[kind])}</span>
          <span>{t(ahead ? `job-imports:counts.ahead.${kind}` : `job-imports:counts.done.${kind}`)}</span>
        </UnstyledButton>
      ))}
    </fieldset>
  );
};
