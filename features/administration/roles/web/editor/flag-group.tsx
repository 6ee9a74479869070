import { Box, Button, Checkbox } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { memo, useId } from 'react';
import type { Flag } from '#platform/contract/flags';
import { useText } from '#platform/web/i18n/index';
import { AutoGrid } from '#platform/web/ui/index';
import type { FlagGroup as Group } from '../../contract/index.ts';
import { flagName, flagText } from '../flag-words.ts';
import classes from './editor.module.css';
import type { Sets } from './shown-flags.ts';

type FlagLineProps = {
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
        <Box c="dimmed" fz="0.8125rem">
          {flagText(flag, t)}
        </Box>
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
const FlagLine = memo(({ flag, checked, before, other, locked, notOwn, onToggle }: FlagLineProps) => {
  const t = useText();
  const text = flagText(flag, t);
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
          description={notOwn ? `${text} ${t('roles:editor.notOwn')}` : text}
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
    <Box
      component="section"
      bd="1px solid var(--cora-border)"
      bdrs="md"
      bg="var(--mantine-color-body)"
      aria-labelledby={id}
    >
      <div className={classes.groupHead}>
        <Box component="h3" id={id} fz="1rem" fw={600}>
          {t(`roles:groups.${group}`)}
        </Box>
        <Box component="span" c="dimmed" fz="sm" data-figures>
          {t('roles:editor.count', { count, total: all.length })}
        </Box>
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
      <AutoGrid min={400} fill gap="0 24px" p="6px 16px 10px">
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
      </AutoGrid>
    </Box>
  );
};
