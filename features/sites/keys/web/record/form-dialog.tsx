import { useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import type { Write } from '#platform/web/outbox/index';
import { Dialog } from '#platform/web/ui/index';
import type { Key } from '../../contract/index.ts';
import { keyName } from '../key-words.ts';
import { KeyForm } from './key-form.tsx';
import type { Site } from './use-key-form.ts';

type Props = { site: Site; edited: Key | null; refused?: Write | undefined; onClose: () => void };

/** Keeps the key as it was opened, so that the server notices a save over a newer version. */
export const FormDialog = (props: Props) => {
  const t = useText();
  const [edited] = useState(props.edited);
  const [site] = useState(props.site);
  return (
    <Dialog form title={edited ? keyName(edited) : t('keys:tab.add')} onClose={props.onClose}>
      <KeyForm {...props} site={site} edited={edited} />
    </Dialog>
  );
};
