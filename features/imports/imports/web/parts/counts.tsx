import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { type RowKind, rowKinds } from '../search.ts';
import classes from './parts.module.css';

type Props = {
  /** Kinds without a number are not shown. */
  counts: Partial<Record<RowKind, number>>;
  /** The counts of a preview, not of a finished run. */
  ahead?: boolean;
  chosen: RowKind | undefined;
  /** Choosing the current kind again shows all rows. */
  onChoose: (kind: RowKind | undefined) => void;
};

/** Every number opens its rows. */
export const Counts = ({ counts, ahead = false, chosen, onChoose }: Props) => {
  const t = useText();
  const shown = rowKinds.flatMap((kind) => {
    const number = counts[kind];
    return number === undefined ? [] : [{ kind, number }];
  });
  return (
    <fieldset className={classes.counts}>
      <VisuallyHidden component="legend">{t('imports:counts.label')}</VisuallyHidden>
      {shown.map(({ kind, number }) => (
        <UnstyledButton
          key={kind}
          className={classes.count}
          data-kind={number > 0 ? kind : undefined}
          aria-pressed={chosen === kind}
          onClick={() => onChoose(chosen === kind ? undefined : kind)}
        >
          <span className={classes.number}>{formatNumber(number)}</span>
          <span>{t(ahead ? `imports:counts.ahead.${kind}` : `imports:counts.done.${kind}`)}</span>
        </UnstyledButton>
      ))}
    </fieldset>
  );
};
