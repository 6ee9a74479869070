import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { loadUntilThere } from '#platform/web/routing/load-until-there';
import { AutoGrid } from '#platform/web/ui/index';
import type { Photo } from './photo.ts';

// These parts are loaded after the page is shown, but before the first photo is taken.
const [PhotoTile] = lazyPart(async () => ({
  default: (await import('./photo-tile.tsx')).PhotoTile,
}));

/** Shows how much of the photos has been sent. */
const [SentShare] = lazyPart(() => import('./sent-share.tsx'));

export { PhotoTile, SentShare };

const loadReading = () => import('./read-photo.ts');

/** Loads the parts that take, show and draw on photos; rejects when one cannot be loaded. */
export const preloadPhotoPicker = (): Promise<unknown> =>
  Promise.all([
    import('./photo-tile.tsx'),
    import('./sent-share.tsx'),
    import('../markup/draw-dialog.tsx'),
    loadReading().then(({ preloadReader }) => preloadReader()),
  ]);

type Props = {
  label: string;
  value: readonly Photo[];
  onChange: (photos: Photo[]) => void;
  max?: number;
  error?: ReactNode;
  withAsterisk?: boolean;
};

/** Takes photos from the camera or the gallery, several in a row, each with a comment. */
export const PhotoPicker = ({ label, value, onChange, max = 20, error, withAsterisk }: Props) => {
  const t = useText();
  const [reading, setReading] = useState<{ id: string; file: File }[]>([]);
  const [refused, setRefused] = useState<string>();
  usePreload(preloadPhotoPicker);
  const room = max - value.length - reading.length;
  const add = async (files: File[]) => {
    const taken = files.slice(0, room).map((file) => ({ id: String(crypto.randomUUID()), file }));
    setRefused(undefined);
    setReading((others) => [...others, ...taken]);
    const { readPhoto } = await loadUntilThere(loadReading, 'platform:errors.partNotLoaded');
    const ready: Photo[] = [];
    // One after another: a phone that decodes ten pictures at once runs out of memory.
    for (const { file } of taken)
      await readPhoto(file).then(
        (photo) => ready.push(photo),
        (problem: Error) => setRefused(problem.message),
      );
    setReading((others) => others.filter((other) => !taken.includes(other)));
    onChange([...value, ...ready]);
  };
  return (
    <Input.Wrapper label={label} labelElement="div" error={error} withAsterisk={withAsterisk}>
      <Group gap="xs" my={4}>
        <FileButton accept="image/*" capture="environment" onChange={(file) => file && void add([file])}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={room <= 0}
              leftSection={<IconCamera size={18} aria-hidden />}
            >
              {t('files:photos.take')}
            </Button>
          )}
        </FileButton>
        <FileButton accept="image/*" multiple onChange={(files) => void add(files)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={room <= 0}
              leftSection={<IconPhoto size={18} aria-hidden />}
            >
              {t('files:photos.choose')}
            </Button>
          )}
        </FileButton>
        {room <= 0 && (
          <Text size="sm" c="dimmed">
            {t('files:photos.full', { max })}
          </Text>
        )}
      </Group>
      {refused && (
        <Text size="sm" c="error" mb={4} role="alert">
          {refused}
        </Text>
      )}
      {value.length + reading.length > 0 && (
        <Suspense fallback={null}>
          <AutoGrid component="ul" min={150} fill gap="sm" m="8px 0 0">
            {value.map((photo, at) => (
              <PhotoTile
                key={photo.id}
                file={photo.file}
                number={at + 1}
                comment={photo.comment}
                markup={photo.markup}
                onMarkup={(markup) => onChange(value.map((p) => (p.id === photo.id ? { ...p, markup } : p)))}
                onComment={(comment) =>
                  onChange(value.map((p) => (p.id === photo.id ? { ...p, comment } : p)))
                }
                onRemove={() => onChange(value.filter((p) => p.id !== photo.id))}
              />
            ))}
            {reading.map(({ id, file }, at) => (
              <PhotoTile key={id} file={file} number={value.length + at + 1} busy />
            ))}
          </AutoGrid>
        </Suspense>
      )}
    </Input.Wrapper>
  );
};
