import { Box, Button, Text, Title } from '@mantine/core';
import { IconColumns2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { Columns } from '#platform/web/ui/index';
import type { FileRecord } from '../../contract/index.ts';
import { PhotoThumbs } from './photo-thumbs.tsx';
import { type PhotosOf, useLightbox } from './use-lightbox.tsx';

type PhotoWallProps = {
  title: string;
  empty: string;
  files: readonly FileRecord[];
  /** Position of the first photo among all photos of the record. */
  offset: number;
  total: number;
  onOpen: (position: number) => void;
};

/** The photos before, or after, the work. */
const PhotoWall = ({ title, empty, ...photos }: PhotoWallProps) => (
  <Box miw={0}>
    <Title order={3}>{title}</Title>
    {photos.files.length === 0 ? (
      <Text c="dimmed" size="sm" mt={4}>
        {empty}
      </Text>
    ) : (
      <PhotoThumbs {...photos} />
    )}
  </Box>
);

const [CompareDialog] = lazyPart(() => import('./compare-dialog.tsx'));

type Props = { before: readonly FileRecord[]; after: readonly FileRecord[]; photosOf: PhotosOf };

/** Photos of a place before and after the work, side by side. If there are both, they can be compared in a dialog. */
export const BeforeAfter = ({ before, after, photosOf }: Props) => {
  const t = useText();
  const [comparing, setComparing] = useState(false);
  const all = [...before, ...after];
  const { open, lightbox } = useLightbox(all, photosOf);
  const shared = { total: all.length, onOpen: open };
  if (all.length === 0) return null;
  return (
    <>
      <Columns columns="1fr 1fr" mt="xs">
        <PhotoWall
          title={t('files:photos.before')}
          empty={t('files:photos.noBefore')}
          files={before}
          offset={0}
          {...shared}
        />
        <PhotoWall
          title={t('files:photos.after')}
          empty={t('files:photos.noAfter')}
          files={after}
          offset={before.length}
          {...shared}
        />
      </Columns>
      {before.length > 0 && after.length > 0 && (
        <Button
          variant="default"
          mt="sm"
          data-no-print
          leftSection={<IconColumns2 size={18} aria-hidden />}
          onClick={() => setComparing(true)}
        >
          {t('files:photos.compare')}
        </Button>
      )}
      {comparing && (
        <Suspense fallback={null}>
          <CompareDialog
            before={before}
            after={after}
            zone={photosOf.zone}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
      {lightbox}
    </>
  );
};
