import { Anchor } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import type { FileRecord } from '../../contract/index.ts';
import classes from './photos.module.css';

export const isPicture = (file: FileRecord): boolean => file.mime.startsWith('image/');

export const DocumentLink = ({ file }: { file: FileRecord }) => (
  <Anchor href={file.url} target="_blank" rel="noreferrer" className={classes.place}>
    <IconFile size={16} aria-hidden />
    {file.name}
  </Anchor>
);
