import { Checkbox } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
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
  /** Whether the compared role has it; undefined without a comparison. */
  other: boolean | undefined;
  locked: boolean;
  /** True when the person does not hold the flag, and so may not give it. */
  notOwn: boolean;
  onToggle: (flag: Flag) => void;
};

const Held = ({ flag, held }: { flag: Flag; held: boolean }) => {
  const t = useText();
  const Icon = held ? IconCheck : IconMinus;
  return (
    <div className={classes.held} data-held={held || undefined}>
      <Icon size={18} aria-label={t(held ? 'roles:editor.has' : 'roles:editor.hasNot')} role="img" />
      <div>
        <div>{flagName(flag, t)}</div>
        <div className={classes.said}>{flagText(flag, t)}</div>
      </div>
    </div>
  );
};

const Change = ({ added }: { added: boolean }) => {
  const t = useText();
  return (
    <span className={classes.change} data-added={added || undefined}>
      {t(added ? 'roles:editor.added' : 'roles:editor.removed')}
    </span>
  );
};

/** One right. Memoized, because there are more than a hundred lines. */
export const FlagLine = memo(({ flag, checked, before, other, locked, notOwn, onToggle }: Props) => {
  const t = useText();
  const said = flagText(flag, t);
  return (
    <div className={classes.line}>
      {locked ? (
        <Held flag={flag} held={checked} />
      ) : (
        <Checkbox
          checked={checked}
          disabled={notOwn}
          onChange={() => onToggle(flag)}
          label={
            <span>
              {flagName(flag, t)}
              {checked !== before && <Change added={checked} />}
            </span>
          }
          description={notOwn ? `${said} ${t('roles:editor.notOwn')}` : said}
        />
      )}
      {other !== undefined && (
        <span className={classes.other} data-differs={other !== checked || undefined}>
          {t(other ? 'roles:editor.has' : 'roles:editor.hasNot')}
        </span>
      )}
    </div>
  );
});
