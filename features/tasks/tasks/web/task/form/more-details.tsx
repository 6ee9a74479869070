import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import type { DetailFieldsProps } from './detail-fields.tsx';
import classes from './form.module.css';

const [DetailFields, preload] = lazyPart(() => import('./detail-fields.tsx'));

/** Folded until one of its fields has a value or an error. */
export const MoreDetails = ({ needed, ...fields }: DetailFieldsProps & { needed: boolean }) => {
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
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
        my={8}
        ml={-12}
        px={12}
      >
        {t(open ? 'tasks:form.less' : 'tasks:form.more')}
      </Button>
      <Suspense fallback={null}>{open && <DetailFields {...fields} />}</Suspense>
    </div>
  );
};
