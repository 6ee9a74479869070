import { Box, Button } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './notes.module.css';

type Props = {
  /** Set from outside to open the form. */
  wanted?: boolean;
  onOpened?: () => void;
  /** The note form for this record. Its code may be loaded after the page. */
  form: (close: () => void) => ReactNode;
};

/** A button above the history that turns into the form. */
export const AddNote = ({ wanted = false, onOpened, form }: Props) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    setOpen(true);
    onOpened?.();
  }, [wanted, onOpened]);
  return (
    <Box mb="md" data-no-print>
      {open ? (
        <Suspense fallback={null}>{form(() => setOpen(false))}</Suspense>
      ) : (
        <Button
          variant="default"
          className={classes.button}
          leftSection={<IconMessagePlus size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('notes:add')}
        </Button>
      )}
    </Box>
  );
};
