import { FileButton, UnstyledButton } from '@mantine/core';
import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { type Photo, readPhoto } from '#features/accounts/files/web';
import { showProblem } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { maxPhotos } from '../../contract/index.ts';
import classes from './question.module.css';

type Props = { label: string; count: number; required: boolean; onTaken: (photos: Photo[]) => void };

/** The camera, and the pictures of the device. Each photo is kept as soon as it has been read: nothing has to be saved. */
export const TakePhoto = ({ label, count, required, onTaken }: Props) => {
  const t = useText();
  const [reading, setReading] = useState(0);
  const take = async (files: File[]) => {
    const taken = files.slice(0, maxPhotos - count);
    setReading((others) => others + taken.length);
    // One after another: a phone that decodes ten pictures at once runs out of memory.
    for (const file of taken) {
      await readPhoto(file).then((photo) => onTaken([photo]), showProblem);
      setReading((others) => others - 1);
    }
  };
  const word = t(required ? 'inspections:walk.photoRequired' : 'inspections:walk.photo');
  return (
    <>
      <FileButton accept="image/*" capture="environment" onChange={(file) => file && void take([file])}>
        {(props) => (
          <UnstyledButton
            {...props}
            className={classes.tool}
            data-required={required || undefined}
            aria-label={t('inspections:walk.photoOf', { question: label })}
          >
            <IconCamera size={18} aria-hidden />
            {reading > 0 ? t('inspections:walk.reading') : word}
          </UnstyledButton>
        )}
      </FileButton>
      <FileButton accept="image/*" multiple onChange={(files) => void take(files)}>
        {(props) => (
          <UnstyledButton
            {...props}
            className={classes.tool}
            aria-label={t('inspections:walk.chooseOf', { question: label })}
          >
            <IconPhoto size={18} aria-hidden />
          </UnstyledButton>
        )}
      </FileButton>
    </>
  );
};
