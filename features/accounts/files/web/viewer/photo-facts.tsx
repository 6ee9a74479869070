import { Anchor, Stack, Text } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import type { FileRecord } from '../../contract/index.ts';
import classes from './photos.module.css';

/** If the camera recorded no offset, shows its local time as it is. */
const takenWords = (takenAt: string, zone: string): string =>
  /(Z|[+-]\d\d:\d\d)$/.test(takenAt) ? formatDateTime(takenAt, zone) : formatDateTime(`${takenAt}Z`, 'UTC');

type Props = { file: FileRecord; zone: string };

export const PhotoFacts = ({ file, zone }: Props) => {
  const t = useText();
  const gps = file.exif?.gps;
  const when = file.taken_at
    ? t('files:photos.taken', { when: takenWords(file.taken_at, zone) })
    : t('files:photos.added', { when: formatDateTime(file.created_at, zone) });
  return (
    <Stack className={classes.facts} data-breaks gap={2}>
      {file.comment && <Text size="sm">{file.comment}</Text>}
      <Text size="xs" c="dimmed">
        {[when, file.uploaded_by?.name].filter(Boolean).join(' · ')}
      </Text>
      {gps ? (
        <Anchor
          size="xs"
          href={`https://www.google.com/maps/search/?api=1&query=${gps.lat},${gps.lng}`}
          target="_blank"
          rel="noreferrer"
          className={classes.place}
        >
          <IconMapPin size={14} aria-hidden />
          {t('files:photos.showLocation')}
        </Anchor>
      ) : (
        file.has_location && (
          <Text size="xs" c="dimmed" className={classes.place}>
            <IconMapPin size={14} aria-hidden />
            {t('files:photos.location')}
          </Text>
        )
      )}
    </Stack>
  );
};
