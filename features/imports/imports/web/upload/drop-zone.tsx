import { Box, Progress, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { formatPercent, useText } from '#platform/web/i18n/index';
import classes from './upload.module.css';

type Props = {
  onFile: (file: File) => void;
  /** 0 to 1 while a file is uploaded; 1 while the server reads it. */
  share: number | null;
  problem: string | null;
};

/** A file can be dropped or chosen: the whole area is the label of the input. */
export const DropZone = ({ onFile, share, problem }: Props) => {
  const t = useText();
  const [over, setOver] = useState(false);
  const busy = share !== null;
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !busy) onFile(file);
  };
  return (
    <div>
      <Stack
        component="label"
        className={classes.zone}
        gap={6}
        align="center"
        justify="center"
        data-over={over}
        data-busy={busy}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <IconFileSpreadsheet size={36} stroke={1.25} aria-hidden />
        <Box component="span" fw={600} c="var(--mantine-color-anchor)">
          {t('imports:upload.choose')}
        </Box>
        <Text span size="sm" c="dimmed">
          {t('imports:upload.limits')}
        </Text>
        <input
          type="file"
          className={classes.input}
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={busy}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : 'import-file-problem'}
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
      </Stack>
      {busy && (
        <Stack gap={4} mt="sm">
          <Progress value={share * 100} animated={share === 1} aria-label={t('imports:upload.progress')} />
          <Text size="sm" c="dimmed" role="status">
            {share === 1 ? t('imports:upload.reading') : formatPercent(share)}
          </Text>
        </Stack>
      )}
      {problem !== null && (
        <Text id="import-file-problem" role="alert" c="var(--cora-danger)" mt="xs">
          {problem}
        </Text>
      )}
    </div>
  );
};
