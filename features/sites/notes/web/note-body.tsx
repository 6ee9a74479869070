import { Badge, Box, Button, Group, Stack } from '@mantine/core';
import { IconLock, IconTrash, IconWorld } from '@tabler/icons-react';
import { type PhotosOf, PhotoThumbs, useLightbox } from '#features/accounts/files/web';
import { confirm, showProblem } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import type { Note } from '../contract/index.ts';
import { mentionParts } from './mentions.ts';
import classes from './notes.module.css';

type Props = { note: Note; photosOf: PhotosOf; onDelete: () => Promise<void> };

/** A note in the history: its text and photos, who may see it, and its actions. */
export const NoteBody = ({ note, photosOf, onDelete }: Props) => {
  const t = useText();
  const { open, lightbox } = useLightbox(note.files, photosOf);
  const remove = async () => {
    const agreed = await confirm(t('notes:deleteQuestion'), {
      agree: t('platform:actions.delete'),
      danger: true,
    });
    if (!agreed) return;
    await onDelete().catch(showProblem);
  };
  const Icon = note.internal ? IconLock : IconWorld;
  return (
    <Stack gap={6}>
      {note.body && (
        <p data-prose>
          {mentionParts(note.body, note.mentions).map(({ at, text, person }) =>
            person ? (
              <Box component="strong" key={at} fw={600}>
                {text}
              </Box>
            ) : (
              text
            ),
          )}
        </p>
      )}
      {note.files.length > 0 && (
        <div className={classes.photos}>
          <PhotoThumbs files={note.files} onOpen={open} />
        </div>
      )}
      <Group component="span" gap="xs" wrap="nowrap">
        <Badge variant="default" size="sm" radius="sm" fw={500} leftSection={<Icon size={12} aria-hidden />}>
          {t(note.internal ? 'notes:internal' : 'notes:publicMark')}
        </Badge>
        {note.can.delete && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={classes.delete}
            leftSection={<IconTrash size={14} aria-hidden />}
            onClick={() => void remove()}
            data-no-print
          >
            {t('platform:actions.delete')}
          </Button>
        )}
      </Group>
      {lightbox}
    </Stack>
  );
};
