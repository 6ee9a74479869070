import { Button, FileButton, Group, Progress, Text, Title } from '@mantine/core';
import { IconChevronDown, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { isSingle } from '../../contract/index.ts';
import { type DocumentActions, DocumentRow } from './document-row.tsx';
import classes from './files.module.css';
import type { DocumentGroup } from './grouped.ts';
import { acceptedBy } from './send-document.ts';

type Props = DocumentActions & {
  group: DocumentGroup;
  mayWrite: boolean;
  /** The share of a file of this type that has been sent, from 0 to 1; null when none is being sent. */
  sent: number | null;
  choose: (files: File[]) => void;
};

/** The documents of one type. Files can be dropped on it. */
export const DocumentSection = ({ group, mayWrite, sent, choose, ...actions }: Props) => {
  const t = useText();
  const { type, current, older } = group;
  const [over, setOver] = useState(false);
  const title = t(`job-documents:type.${type}`);
  const single = isSingle(type);
  const word = single && current.length > 0 ? 'replace' : single ? 'upload' : 'add';
  const upload = t(`job-documents:tab.${word}`);
  const label = `${upload}: ${title}`;
  const drop = mayWrite && {
    onDragOver: (event: React.DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: React.DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      setOver(false);
      const files = [...event.dataTransfer.files];
      choose(single ? files.slice(0, 1) : files);
    },
  };
  return (
    <section aria-label={title} className={classes.section} data-over={over} {...drop}>
      <Group gap="xs" justify="space-between" wrap="nowrap" mih={44}>
        <Title order={2} size="h3">
          {title}
        </Title>
        {mayWrite && (
          <FileButton
            accept={acceptedBy(type)}
            onChange={(file) => file && choose([file])}
            inputProps={{ 'aria-label': label }}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                size="sm"
                className={classes.upload}
                loading={sent !== null}
                leftSection={<IconUpload size={16} aria-hidden />}
                aria-label={label}
              >
                {upload}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
      {sent !== null && <Progress value={sent * 100} size="sm" aria-label={title} />}
      {over && <p className={classes.drop}>{t('job-documents:tab.drop', { type: title })}</p>}
      {current.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('job-documents:tab.missing')}
        </Text>
      )}
      {current.length > 0 && (
        <ul>
          {current.map((document) => (
            <DocumentRow key={document.id} document={document} mayWrite={mayWrite} {...actions} />
          ))}
        </ul>
      )}
      {older.length > 0 && (
        <details className={classes.older}>
          <summary>
            <IconChevronDown size={16} aria-hidden />
            {t('job-documents:tab.older', { count: older.length })}
          </summary>
          <ul>
            {older.map((document) => (
              <DocumentRow key={document.id} document={document} mayWrite={mayWrite} {...actions} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
