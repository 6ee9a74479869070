import { Button } from '@mantine/core';
import { useId } from 'react';
import type { Flag } from '#platform/contract/flags';
import { useText } from '#platform/web/i18n/index';
import type { FlagGroup as Group } from '../../contract/index.ts';
import classes from './editor.module.css';
import { FlagLine } from './flag-line.tsx';
import type { Sets } from './shown-flags.ts';

type Props = {
  group: Group;
  shown: readonly Flag[];
  all: readonly Flag[];
  sets: Sets;
  locked: boolean;
  isNotOwn: (flag: Flag) => boolean;
  onToggle: (flag: Flag) => void;
  onAll: (flags: readonly Flag[], chosen: boolean) => void;
};

export const FlagGroup = ({ group, shown, all, sets, locked, isNotOwn, onToggle, onAll }: Props) => {
  const t = useText();
  const id = useId();
  const { chosen, before, other } = sets;
  const count = all.filter((flag) => chosen.has(flag)).length;
  const open = shown.filter((flag) => !chosen.has(flag));
  return (
    <section className={classes.group} aria-labelledby={id}>
      <div className={classes.groupHead}>
        <h3 id={id} className={classes.groupName}>
          {t(`roles:groups.${group}`)}
        </h3>
        <span className={classes.count}>{t('roles:editor.count', { count, total: all.length })}</span>
        {!locked && (
          <span className={classes.groupActions}>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-describedby={id}
              className={classes.clear}
              disabled={open.length === shown.length}
              onClick={() => onAll(shown, false)}
            >
              {t('roles:editor.clear')}
            </Button>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-describedby={id}
              disabled={open.length === 0}
              onClick={() => onAll(open, true)}
            >
              {t('roles:editor.all')}
            </Button>
          </span>
        )}
      </div>
      <div className={classes.lines}>
        {shown.map((flag) => (
          <FlagLine
            key={flag}
            flag={flag}
            checked={chosen.has(flag)}
            before={before.has(flag)}
            other={other?.has(flag)}
            locked={locked}
            notOwn={isNotOwn(flag)}
            onToggle={onToggle}
          />
        ))}
      </div>
    </section>
  );
};
