import { Box } from '@mantine/core';
import { Picture } from '#features/accounts/files/web';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import type { Task } from '../../../contract/index.ts';
import classes from './signature.module.css';

type Props = { signature: NonNullable<Task['signature']>; zone: string };

/** The signature with name and time. Always dark on white, as it was drawn. */
export const SignatureFigure = ({ signature: { name, file, at }, zone }: Props) => {
  const t = useText();
  return (
    <Box component="figure" className={classes.figure} m="8px 0 0">
      <Picture src={file.url} alt={t('tasks:signature.of', { name })} width={300} height={120} />
      <figcaption>
        <Box component="span" fw={600}>
          {name}
        </Box>
        <Box component="span" c="dimmed">
          {formatDateTime(at, zone)}
        </Box>
      </figcaption>
    </Box>
  );
};
