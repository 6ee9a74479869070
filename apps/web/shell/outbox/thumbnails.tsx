import { useEffect, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import type { WriteFile } from '#platform/web/outbox/index';
import classes from './outbox.module.css';

const Thumbnail = ({ file, number }: { file: Blob; number: number }) => {
  const t = useText();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img src={address} alt={t('files:photos.photo', { number })} />;
};

export const Thumbnails = ({ files }: { files: readonly WriteFile[] }) =>
  files.length === 0 ? null : (
    <div className={classes.thumbnails}>
      {files.map(({ name, file }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the files of a write never change.
        <Thumbnail key={`${name} ${at}`} file={file} number={at + 1} />
      ))}
    </div>
  );
