import { Group, Stack, Text, UnstyledButton } from '@mantine/core';
import {
  IconDots,
  IconDownload,
  IconFile,
  IconFileTypePdf,
  IconPencil,
  IconPhoto,
  IconTrash,
} from '@tabler/icons-react';
import { ExpiryChip } from '#features/accounts/files/web';
import { fileUrl } from '#platform/web/api/index';
import { formatBytes, formatDate, useText } from '#platform/web/i18n/index';
import { ActionMenu } from '#platform/web/ui/index';
import type { JobDocument } from '../../contract/index.ts';
import classes from './files.module.css';

export type DocumentActions = {
  open: (document: JobDocument) => void;
  edit: (document: JobDocument) => void;
  remove: (document: JobDocument) => void;
};

type Props = DocumentActions & { document: JobDocument; mayWrite: boolean };

const iconOf = (mime: string) => {
  if (mime === 'application/pdf') return IconFileTypePdf;
  return mime.startsWith('image/') ? IconPhoto : IconFile;
};

export const download = ({ id }: { id: number }): void =>
  window.location.assign(fileUrl(id, { download: true }));

const useWhen = ({ archived, created_at, uploaded_by }: JobDocument): string => {
  const t = useText();
  const [at, by, word] = archived
    ? ([archived.at, archived.by, 'replaced'] as const)
    : ([created_at, uploaded_by, 'added'] as const);
  const date = formatDate(at);
  return by
    ? t(`job-documents:tab.${word === 'added' ? 'addedBy' : 'replacedBy'}`, { date, name: by.name })
    : t(`job-documents:tab.${word === 'added' ? 'added' : 'replacedOn'}`, { date });
};

export const DocumentRow = ({ document, mayWrite, open, edit, remove }: Props) => {
  const t = useText();
  const when = useWhen(document);
  const { name, comment, mime, size, expires_on, archived } = document;
  const Icon = iconOf(mime);
  return (
    <Group
      component="li"
      className={classes.document}
      gap={4}
      align="flex-start"
      wrap="nowrap"
      data-older={archived !== null}
    >
      <UnstyledButton className={classes.open} onClick={() => open(document)}>
        <span className={classes.icon}>
          {document.thumb_url ? (
            <img src={document.thumb_url} alt="" loading="lazy" />
          ) : (
            <Icon size={24} stroke={1.5} aria-hidden />
          )}
        </span>
        <Stack component="span" gap={2} align="flex-start" miw={0}>
          <span className={classes.name}>{name}</span>
          {comment && (
            <Text span size="sm" data-prose>
              {comment}
            </Text>
          )}
          <Text span size="xs" c="dimmed">
            {when} · {formatBytes(size)}
          </Text>
          {!archived && <ExpiryChip expiresOn={expires_on} />}
        </Stack>
      </UnstyledButton>
      <ActionMenu
        label={t('job-documents:tab.actionsOf', { name })}
        icon={IconDots}
        variant="subtle"
        size={44}
        actions={[
          {
            label: t('job-documents:tab.download'),
            icon: IconDownload,
            onClick: () => download(document),
          },
          ...(mayWrite
            ? [
                {
                  label: t(expires_on ? 'job-documents:tab.edit' : 'job-documents:tab.rename'),
                  icon: IconPencil,
                  onClick: () => edit(document),
                },
                {
                  label: t('platform:actions.remove'),
                  icon: IconTrash,
                  danger: true,
                  onClick: () => remove(document),
                },
              ]
            : []),
        ]}
      />
    </Group>
  );
};
