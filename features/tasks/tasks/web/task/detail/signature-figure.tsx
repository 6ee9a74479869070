import { Picture } from '#features/accounts/files/web';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import type { Task } from '../../../contract/index.ts';
import classes from './signature.module.css';

type Props = { signature: NonNullable<Task['signature']>; zone: string };

/** The signature with name and time. Always dark on white, as it was drawn. */
export const SignatureFigure = ({ signature: { name, file, at }, zone }: Props) => {
  const t = useText();
  return (
    <figure className={classes.figure}>
      <Picture src={file.url} alt={t('tasks:signature.of', { name })} width={300} height={120} />
      <figcaption>
        <span className={classes.name}>{name}</span>
        <span className={classes.when}>{formatDateTime(at, zone)}</span>
      </figcaption>
    </figure>
  );
};
