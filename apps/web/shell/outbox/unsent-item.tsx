import { Button } from '@mantine/core';
import { IconArrowRight, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { confirm } from '#platform/web/feedback/index';
import { formatDateTime, formatRelative, text, useText } from '#platform/web/i18n/index';
import {
  dependentsOf,
  discardWrite,
  isBlocked,
  kindOf,
  retryNow,
  type Write,
  type WriteFile,
  wake,
} from '#platform/web/outbox/index';
import { useGo } from '#platform/web/routing/index';
import { StatusChip } from '#platform/web/ui/index';
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

const Thumbnails = ({ files }: { files: readonly WriteFile[] }) =>
  files.length === 0 ? null : (
    <div className={classes.thumbnails}>
      {files.map(({ name, file }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the files of a write never change.
        <Thumbnail key={`${name} ${at}`} file={file} number={at + 1} />
      ))}
    </div>
  );

type ShownState = 'parked' | 'sending' | 'held' | 'waiting';

const shownState = (write: Write, writes: readonly Write[]): ShownState => {
  if (write.state !== 'waiting') return write.state;
  return isBlocked(write, writes) ? 'held' : 'waiting';
};

const fieldWords = ({ fields, message }: NonNullable<Write['reason']>): string => {
  const messages = [...new Set(Object.values(fields).flat())];
  return messages.length > 0 ? messages.join(' ') : message;
};

/** Why the write is still here; undefined when it has not been tried yet. */
const reasonWords = ({ reason, state }: Write): string | undefined => {
  if (!reason || state === 'sending') return undefined;
  if (reason.cause === 'refused') return fieldWords(reason);
  return text(`app:outbox.cause.${reason.cause}`);
};

type Props = { write: Write; writes: readonly Write[]; onLeave: () => void };

const chips = {
  parked: { status: 'deficient', colour: 'red' },
  sending: { status: 'in_progress', colour: 'blue' },
  held: { status: 'on_hold', colour: 'orange' },
  waiting: { status: 'scheduled', colour: 'grey' },
} as const satisfies Record<ShownState, object>;

export const UnsentItem = ({ write, writes, onLeave }: Props) => {
  const t = useText();
  const go = useGo();
  const kind = kindOf(write.kind);
  const title = kind?.title(write.about) ?? t('app:outbox.entry');
  const place = kind?.place?.(write.about);
  const page = kind?.page?.(write.about);
  const state = shownState(write, writes);
  const reason = reasonWords(write);
  const edit = write.state === 'parked' ? kind?.edit : undefined;
  const remove = async () => {
    const more = dependentsOf(write.id, writes).length;
    const words = [t('app:outbox.deleteQuestion', { title })];
    if (write.files.length > 0) words.push(t('app:outbox.deletePhotos', { count: write.files.length }));
    if (more > 0) words.push(t('app:outbox.deleteMore', { count: more }));
    const agreed = await confirm(words.join(' '), {
      agree: t('platform:actions.delete'),
      danger: true,
    });
    if (agreed) await discardWrite(write);
  };
  const leaveTo = async (href: string | Promise<string>) => {
    const address = await href;
    onLeave();
    await go(address);
  };
  return (
    <li className={classes.item} data-refused={state === 'parked'} aria-label={title}>
      <div className={classes.top}>
        <strong className={classes.title}>{title}</strong>
        <StatusChip {...chips[state]} label={t(`app:outbox.state.${state}`)} />
      </div>
      {place && <div className={classes.place}>{place}</div>}
      <div className={classes.when}>
        <time dateTime={write.enteredAt} title={formatDateTime(write.enteredAt)}>
          {t('app:outbox.entered', { when: formatRelative(write.enteredAt) })}
        </time>
      </div>
      {reason && <p className={classes.reason}>{reason}</p>}
      <Thumbnails files={write.files} />
      <div className={classes.actions}>
        {state !== 'held' && (
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            disabled={state === 'sending'}
            onClick={() => void retryNow([write.id]).then(wake)}
          >
            {t('app:outbox.retry')}
          </Button>
        )}
        {edit && (
          <Button
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => void leaveTo(edit(write))}
          >
            {t('platform:actions.edit')}
          </Button>
        )}
        {page && !edit && (
          <Button
            variant="default"
            leftSection={<IconArrowRight size={16} aria-hidden />}
            onClick={() => void leaveTo(page)}
          >
            {t('app:outbox.open')}
          </Button>
        )}
        <Button
          variant="default"
          color="red"
          className={classes.delete}
          leftSection={<IconTrash size={16} aria-hidden />}
          disabled={state === 'sending'}
          onClick={() => void remove()}
        >
          {t('platform:actions.delete')}
        </Button>
      </div>
    </li>
  );
};
