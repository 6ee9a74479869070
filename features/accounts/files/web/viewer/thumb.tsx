import { IconMapPin } from '@tabler/icons-react';
import type { FileRecord } from '../../contract/index.ts';
import { Marks } from '../markup/marks.tsx';
import classes from './photos.module.css';
import { Picture } from './picture.tsx';

type Props = {
  file: FileRecord;
  label: string;
  onOpen: () => void;
  /** Shows only the frame, while the photo is scrolled past. */
  empty?: boolean;
};

/** A small photo with its marks, in a frame whose size does not depend on it. */
export const Thumb = ({ file, label, onOpen, empty = false }: Props) => (
  <button type="button" className={classes.thumb} onClick={onOpen} aria-label={empty ? label : undefined}>
    {!empty && <Picture src={file.thumb_url ?? file.url} alt={label} loading="lazy" decoding="async" />}
    {!empty && file.markup && file.width && file.height && (
      <Marks markup={file.markup} fit="cover" width={file.width} height={file.height} />
    )}
    {file.has_location && <IconMapPin size={16} className={classes.pin} aria-hidden />}
  </button>
);
