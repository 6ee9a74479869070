import { Button, Group } from '@mantine/core';
import { IconArrowDown, IconCheck, IconListTree } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import classes from './walk.module.css';

type Props = {
  /** Questions that are not answered, or lack something. */
  open: number;
  /** Whether all is there that completing asks for. */
  whole: boolean;
  mayComplete: boolean;
  onNext: () => void;
  onJump: () => void;
  onComplete: () => void;
};

/** Buttons within reach of the thumb: the sections, the next open question, and completing. The filled button is the next thing
 * to do; questions that need no answer may stay open. */
export const WalkBar = ({ open, whole, mayComplete, onNext, onJump, onComplete }: Props) => {
  const t = useText();
  const completes = mayComplete && whole;
  return (
    <Group className={classes.bar} gap="xs" align="stretch">
      <Button
        className={classes.toSections}
        variant="default"
        data-brief={(completes && open > 0) || undefined}
        aria-label={t('inspections:walk.sections')}
        leftSection={<IconListTree size={18} aria-hidden />}
        onClick={onJump}
      >
        {t('inspections:walk.sections')}
      </Button>
      {open > 0 && (
        <Button
          variant={completes ? 'default' : 'filled'}
          leftSection={<IconArrowDown size={18} aria-hidden />}
          onClick={onNext}
        >
          {t('inspections:walk.next', { count: open })}
        </Button>
      )}
      {mayComplete && (
        <Button
          {...(whole ? {} : { variant: 'default', className: classes.later })}
          leftSection={<IconCheck size={18} aria-hidden />}
          onClick={onComplete}
        >
          {t('inspections:complete.action')}
        </Button>
      )}
    </Group>
  );
};
