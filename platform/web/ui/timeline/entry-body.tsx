import { Stack, VisuallyHidden } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import classes from './entry-body.module.css';

/** A changed field, in words. */
export type FieldChange = { label: string; before: string; after: string };

type Props = { note?: string | null; changes?: readonly FieldChange[] };

/** The part below the title of an entry: the reason, and each changed field with its old and new value. */
export const EntryBody = ({ note, changes = [] }: Props) => {
  const t = useText();
  return (
    <>
      {note && <p>{note}</p>}
      {changes.length > 0 && (
        <Stack component="dl" className={classes.changes} gap={4}>
          {changes.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <VisuallyHidden>{t('platform:history.from')} </VisuallyHidden>
                <del>{before}</del>
                <span aria-hidden> → </span>
                <VisuallyHidden>{t('platform:history.to')} </VisuallyHidden>
                <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </Stack>
      )}
    </>
  );
};
