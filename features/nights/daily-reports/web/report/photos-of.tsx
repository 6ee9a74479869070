import { FileButton, Group, Stack, UnstyledButton } from '@mantine/core';
import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { FileRecord } from '#features/accounts/files/contract';
import { PhotoThumbs, PhotoTile, readPhoto, useLightbox } from '#features/accounts/files/web';
import { queryKeyOf } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { reportEndpoints } from '../../contract/index.ts';
import type { LocalPhoto } from '../outbox/local-photos.ts';
import type { PhotoOf } from '../outbox/report-entries.ts';
import classes from './photos.module.css';
import type { Act } from './use-act.ts';

type Props = {
  of: PhotoOf;
  /** What they show, in words. */
  label: string;
  files: readonly FileRecord[];
  local: readonly LocalPhoto[];
  zone: string;
  act: Act | null;
};

const Sent = ({ files, zone }: Pick<Props, 'files' | 'zone'>) => {
  const client = useQueryClient();
  const { open, lightbox } = useLightbox(files, {
    zone,
    onMarked: () => client.invalidateQueries({ queryKey: queryKeyOf(reportEndpoints.getDailyReport) }),
  });
  return (
    <>
      <PhotoThumbs files={files} onOpen={open} />
      {lightbox}
    </>
  );
};

const Take = ({ of, label, act }: Pick<Props, 'of' | 'label'> & { act: Act }) => {
  const t = useText();
  const [reading, setReading] = useState(0);
  const take = async (files: File[]) => {
    setReading((others) => others + files.length);
    // One after another: a phone that decodes ten pictures at once runs out of memory.
    for (const file of files) {
      await readPhoto(file).then((photo) => void act.addPhotos(of, [photo], label), showProblem);
      setReading((others) => others - 1);
    }
  };
  return (
    <Group gap={0} align="stretch" mx={-8} data-no-print>
      <FileButton accept="image/*" capture="environment" onChange={(file) => file && void take([file])}>
        {(props) => (
          <UnstyledButton
            {...props}
            className={classes.tool}
            aria-label={t('daily-reports:photos.takeOf', { label })}
          >
            <IconCamera size={18} aria-hidden />
            {t(reading > 0 ? 'daily-reports:photos.reading' : 'daily-reports:photos.take')}
          </UnstyledButton>
        )}
      </FileButton>
      <FileButton accept="image/*" multiple onChange={(files) => void take(files)}>
        {(props) => (
          <UnstyledButton
            {...props}
            className={classes.tool}
            aria-label={t('daily-reports:photos.chooseOf', { label })}
          >
            <IconPhoto size={18} aria-hidden />
            {t('daily-reports:photos.choose')}
          </UnstyledButton>
        )}
      </FileButton>
    </Group>
  );
};

/** Photos of the night, of a place or of an incident: those that the server has, then those that wait on this device. */
export const PhotosOf = ({ of, label, files, local, zone, act }: Props) => (
  <Stack gap="xs">
    {files.length > 0 && <Sent files={files} zone={zone} />}
    {local.length > 0 && (
      <Suspense fallback={null}>
        <Group component="ul" gap="xs" align="stretch">
          {local.map(({ id, file, sending }, at) => (
            <PhotoTile
              key={id}
              file={file}
              number={files.length + at + 1}
              busy={sending}
              {...(sending || !act ? {} : { onRemove: () => void act.removePhoto(id) })}
            />
          ))}
        </Group>
      </Suspense>
    )}
    {act && <Take of={of} label={label} act={act} />}
  </Stack>
);
