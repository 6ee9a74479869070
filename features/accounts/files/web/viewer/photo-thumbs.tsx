import { Box } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { AutoGrid } from '#platform/web/ui/index';
import type { FileRecord } from '../../contract/index.ts';
import classes from './photos.module.css';
import { Thumb } from './thumb.tsx';

type Props = {
  files: readonly FileRecord[];
  /** Position of the first photo among all photos of the lightbox. */
  offset?: number;
  total?: number;
  onOpen: (position: number) => void;
};

/** Small photos with their marks; a click opens one. */
export const PhotoThumbs = ({ files, offset = 0, total = files.length, onOpen }: Props) => {
  const t = useText();
  return (
    <AutoGrid component="ul" className={classes.wall} min={150} fill gap="xs" m="6px 0 0">
      {files.map((file, at) => {
        const number = offset + at + 1;
        const label = file.comment
          ? t('files:photos.openWith', { number, total, comment: file.comment })
          : t('files:photos.open', { number, total });
        return (
          <li key={file.id}>
            <Thumb file={file} label={label} onOpen={() => onOpen(offset + at)} />
            {file.comment && (
              <Box component="span" display="block" mt={2} fz={12} c="dimmed" data-breaks>
                {file.comment}
              </Box>
            )}
          </li>
        );
      })}
    </AutoGrid>
  );
};
