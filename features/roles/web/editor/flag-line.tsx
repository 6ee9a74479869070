import { Checkbox } from '@mantine/core';
import { memo } from 'react';
import type { Flag } from '#platform/contract/flags';
import { useText } from '#platform/web/i18n/index';
import { flagName, flagText } from '../flag-words.ts';
import classes from './editor.module.css';

type Props = {
  flag: Flag;
  checked: boolean;
  /** Whether the role had it when it was opened. */
  before: boolean;
  /** Whether the role beside has it; undefined without a comparison. */
  other: boolean | undefined;
  locked: boolean;
  /** Nobody gives what they do not hold. */
  notOwn: boolean;
  onToggle: (flag: Flag) => void;
};

/** One right. Drawn again only when something of it changes: there are more than a hundred. */
export const FlagLine = memo(({ flag, checked, before, other, locked, notOwn, onToggle }: Props) => {
  const t = useText();
  return (
    <div className={classes.line} data-changed={checked !== before || undefined}>
      <Checkbox
        checked={checked}
        disabled={locked || notOwn}
        onChange={() => onToggle(flag)}
        label={
          <span>
            {flagName(flag, t)}
            {checked !== before && (
              <span className={classes.change} data-added={checked || undefined}>
                {t(checked ? 'roles:editor.added' : 'roles:editor.removed')}
              </span>
            )}
          </span>
        }
        description={
          notOwn && !locked ? `${flagText(flag, t)} ${t('roles:editor.notOwn')}` : flagText(flag, t)
        }
      />
      {other !== undefined && (
        <span className={classes.other} data-differs={other !== checked || undefined}>
          {t(other ? 'roles:editor.has' : 'roles:editor.hasNot')}
        </span>
      )}
    </div>
  );
});
