import { Text, Title } from '@mantine/core';
import type { FileRecord } from '../../contract/index.ts';
import { PhotoThumbs } from './photo-thumbs.tsx';
import classes from './photos.module.css';

type Props = {
  title: string;
  empty: string;
  files: readonly FileRecord[];
  /** Position of the first photo among all photos of the record. */
  offset: number;
  total: number;
  onOpen: (position: number) => void;
};

/** The photos before, or after, the work. */
export const PhotoWall = ({ title, empty, ...photos }: Props) => (
  <div className={classes.side}>
    <Title order={3}>{title}</Title>
    {photos.files.length === 0 ? (
      <Text c="dimmed" size="sm" mt={4}>
        {empty}
      </Text>
    ) : (
      <PhotoThumbs {...photos} />
    )}
  </div>
);
