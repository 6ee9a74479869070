import { Alert, Button, Drawer, Stack, Text } from '@mantine/core';
import { IconBuilding, IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { enterOrganization } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { closeOutboxPanel, retryNow, useKinds, useUnsent, wake } from '#platform/web/outbox/index';
import { EmptyState, useReturnFocus } from '#platform/web/ui/index';
import classes from './outbox.module.css';
import { UnsentItem } from './unsent-item.tsx';
import { useElsewhere } from './use-elsewhere.ts';

/** Entries stay with the company they were made in, and are sent from there. */
const UnsentElsewhere = () => {
  const t = useText();
  return useElsewhere().map(({ id, name, words }) => (
    <Alert key={id} icon={<IconBuilding size={20} aria-hidden />} title={words} mb="md">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t(name ? 'app:outbox.elsewhereText' : 'app:outbox.elsewhereGone')}</Text>
        {name && (
          <Button variant="default" mih={44} onClick={() => enterOrganization(id)}>
            {t('app:outbox.switchTo', { organization: name })}
          </Button>
        )}
      </Stack>
    </Alert>
  ));
};

/** Everything this person wrote that the server does not have yet, refused writes first. */
const OutboxPanel = () => {
  useReturnFocus();
  useKinds();
  const t = useText();
  const writes = useUnsent();
  const refused = writes.filter(({ state }) => state === 'parked');
  const waiting = writes.filter(({ state }) => state !== 'parked');
  return (
    <Drawer
      opened
      onClose={closeOutboxPanel}
      position="right"
      size={480}
      title={t('app:outbox.title')}
      classNames={{ title: classes.heading }}
      closeButtonProps={{ 'aria-label': t('platform:actions.close'), size: 44, iconSize: 20 }}
    >
      <UnsentElsewhere />
      {writes.length === 0 ? (
        <EmptyState
          icon={IconCircleCheck}
          title={t('app:outbox.emptyTitle')}
          text={t('app:outbox.emptyText')}
        />
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {t('app:outbox.hint')}
          </Text>
          <ul className={classes.items}>
            {[...refused, ...waiting].map((write) => (
              <UnsentItem key={write.id} write={write} writes={writes} onLeave={closeOutboxPanel} />
            ))}
          </ul>
          {waiting.length > 1 && (
            <Button
              variant="default"
              fullWidth
              mih={44}
              leftSection={<IconRefresh size={18} aria-hidden />}
              onClick={() => void retryNow().then(wake)}
            >
              {t('app:outbox.retryAll')}
            </Button>
          )}
        </>
      )}
    </Drawer>
  );
};

export default OutboxPanel;
