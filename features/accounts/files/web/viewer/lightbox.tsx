import { ActionIcon, Box, Button, Group, Modal, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconScribble } from '@tabler/icons-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { ApiError, call } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { Columns, useReturnFocus, useTopmost } from '#platform/web/ui/index';
import { type FileRecord, fileEndpoints, type Markup } from '../../contract/index.ts';
import { DrawDialog } from '../markup/lazy-draw-dialog.ts';
import { Marks } from '../markup/marks.tsx';
import { PhotoFacts } from './photo-facts.tsx';
import classes from './photos.module.css';
import { Picture } from './picture.tsx';

/** Saves the marks drawn on a photo. If the server refuses, shows the error and keeps the dialog open with the
 * drawing. */
const markPhoto = async (
  file: FileRecord,
  markup: Markup,
  refresh: () => Promise<unknown>,
): Promise<void> => {
  try {
    await call(fileEndpoints.markFile, {
      params: { id: file.id },
      body: { markup, updated_at: file.updated_at },
    });
  } catch (error) {
    showProblem(error);
    if (error instanceof ApiError && error.status === 409) void refresh();
    throw error;
  }
  await refresh();
};

type Props = {
  files: readonly FileRecord[];
  position: number;
  onPosition: (position: number) => void;
  onClose: () => void;
  zone: string;
  /** Reads the record again after someone has drawn on one of its photos; without it nobody does. */
  onMarked?: (() => Promise<unknown>) | undefined;
  /** Total number of photos, if not all were read yet. */
  total?: number;
  /** Further facts about one of the photos. */
  about?: (position: number) => ReactNode;
};

const swipeDistance = 50;

const marksOf = ({ markup, width, height }: FileRecord) =>
  markup && width && height ? { markup, width, height } : null;

/** Shows one photo at a time. Arrow keys, swipes and buttons show the next one. */
const Lightbox = ({ files, position, onPosition, onClose, zone, onMarked, ...more }: Props) => {
  useReturnFocus();
  const isTopmost = useTopmost();
  const t = useText();
  const from = useRef<number | null>(null);
  const [shown, setShown] = useState(true);
  const [drawing, setDrawing] = useState(false);
  const file = files[position];
  const go = (by: number) => {
    const next = position + by;
    if (next >= 0 && next < files.length) onPosition(next);
  };
  useHotkeys([
    ['ArrowLeft', () => go(-1)],
    ['ArrowRight', () => go(1)],
    ['Home', () => onPosition(0)],
    ['End', () => onPosition(files.length - 1)],
  ]);
  if (!file) return null;
  const marked = shown && marksOf(file);
  const words = t('files:photos.open', { number: position + 1, total: more.total ?? files.length });
  return (
    <Modal
      opened
      fullScreen
      onClose={() => {
        if (isTopmost()) onClose();
      }}
      title={words}
      closeButtonProps={{ 'aria-label': t('platform:actions.close') }}
      classNames={{ body: classes.viewer, content: classes.viewerContent }}
    >
      <Group
        className={classes.stage}
        gap={0}
        justify="center"
        wrap="nowrap"
        onPointerDown={(event) => {
          from.current = event.clientX;
        }}
        onPointerUp={(event) => {
          const way = from.current === null ? 0 : event.clientX - from.current;
          from.current = null;
          if (Math.abs(way) > swipeDistance) go(way > 0 ? -1 : 1);
        }}
      >
        <Box className={classes.frame} pos="relative">
          <Picture src={file.url} alt={file.comment || words} draggable={false} />
          {marked && <Marks {...marked} fit="contain" />}
        </Box>
      </Group>
      <Columns className={classes.bar} columns="auto 1fr auto" gap="sm" align="center" ta="center">
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('files:photos.previous')}
          disabled={position === 0}
          onClick={() => go(-1)}
        >
          <IconChevronLeft aria-hidden />
        </ActionIcon>
        <div aria-live="polite">
          <Text size="xs" c="dimmed">
            {words}
          </Text>
          <PhotoFacts file={file} zone={zone} />
          {more.about?.(position)}
          <Group className={classes.marking} gap="xs" align="stretch" justify="center" wrap="nowrap">
            {file.can_mark && onMarked && (
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconScribble size={16} aria-hidden />}
                onClick={() => setDrawing(true)}
              >
                {t('files:markup.draw')}
              </Button>
            )}
            {marksOf(file) && (
              <Button variant="subtle" size="compact-sm" onClick={() => setShown(!shown)}>
                {t(shown ? 'files:markup.hide' : 'files:markup.show')}
              </Button>
            )}
          </Group>
        </div>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('files:photos.next')}
          disabled={position === files.length - 1}
          onClick={() => go(1)}
        >
          <IconChevronRight aria-hidden />
        </ActionIcon>
      </Columns>
      {drawing && onMarked && (
        <Suspense fallback={null}>
          <DrawDialog
            src={file.url}
            markup={file.markup ?? []}
            onDone={(markup) => markPhoto(file, markup, onMarked)}
            onClose={() => setDrawing(false)}
          />
        </Suspense>
      )}
    </Modal>
  );
};

export default Lightbox;
