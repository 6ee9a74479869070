import { Group, Loader, Paper, Portal, Text } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../routing/lazy-part.ts';
import { AlertList } from './alert-list.tsx';
import { questionStore } from './confirm.ts';
import classes from './feedback-layer.module.css';
import { loadingStore } from './loading.ts';

const [ConfirmDialog, preloadConfirm] = lazyPart(() => import('./confirm-dialog.tsx'));

export { preloadConfirm };

/** Alerts, dialogs and the loading cover. The shell mounts it once. */
export const FeedbackLayer = () => {
  const question = questionStore.use()[0];
  const loading = loadingStore.use();
  return (
    <Portal>
      <AlertList />
      <Suspense fallback={null}>{question && <ConfirmDialog question={question} />}</Suspense>
      {loading !== false && (
        <Group className={classes.cover} gap={0} justify="center" wrap="nowrap">
          <Paper p="lg" w={300} ta="center" role="status">
            <Loader size="sm" />
            {typeof loading === 'string' && <Text mt="xs">{loading}</Text>}
          </Paper>
        </Group>
      )}
    </Portal>
  );
};
