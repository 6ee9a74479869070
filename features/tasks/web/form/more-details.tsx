import { Button, Collapse } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './form.module.css';

/** Folded until one of its fields is used or refused. */
export const MoreDetails = ({ needed, children }: { needed: boolean; children: ReactNode }) => {
  const t = useText();
  const [open, setOpen] = useState(needed);
  useEffect(() => {
    if (needed) setOpen(true);
  }, [needed]);
  const Icon = open ? IconChevronUp : IconChevronDown;
  return (
    <div className={classes.more}>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<Icon size={18} aria-hidden />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        my={8}
      >
        {t(open ? 'tasks:form.less' : 'tasks:form.more')}
      </Button>
      <Collapse expanded={open}>{open && children}</Collapse>
    </div>
  );
};
