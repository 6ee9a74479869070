import { UnstyledButton } from '@mantine/core';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { type RowKind, rowKinds } from '../search.ts';
import classes from './parts.module.css';

type Props = {
  counts: Record<RowKind, number>;
  /** The counts of a preview, not of a finished run. */
  ahead?: boolean;
  chosen: RowKind | undefined;
  /** Choosing the current kind again shows all rows. */
  onChoose: (kind: RowKind | undefined) => void;
};

/** Every number opens its rows. */
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
