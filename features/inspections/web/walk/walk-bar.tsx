import { Button } from '@mantine/core';
import { IconArrowDown, IconCheck, IconListTree } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import classes from './walk.module.css';

type Props = {
  /** Questions that still lack something. */
  open: number;
  mayComplete: boolean;
  onNext: () => void;
  onJump: () => void;
  onComplete: () => void;
};

/** At the thumb: the sections, the next open question, and completing. What is to be done next is the filled button. */
export const WalkBar = ({ open, mayComplete, onNext, onJump, onComplete }: Props) => {
  const t = useText();
  return (
    <div className={classes.bar}>
      <Button
        className={classes.toSections}
        variant="default"
        leftSection={<IconListTree size={18} aria-hidden />}
        onClick={onJump}
      >
        {t('inspections:walk.sections')}
      </Button>
      {open > 0 && (
        <Button leftSection={<IconArrowDown size={18} aria-hidden />} onClick={onNext}>
          {t('inspections:walk.next', { count: open })}
        </Button>
      )}
      {mayComplete && (
        <Button
          {...(open > 0 ? { variant: 'default', className: classes.later } : {})}
          leftSection={<IconCheck size={18} aria-hidden />}
          onClick={onComplete}
        >
          {t('inspections:complete.action')}
        </Button>
      )}
    </div>
  );
};
