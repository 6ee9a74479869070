import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { enterOrganization } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useElsewhere } from './use-elsewhere.ts';

/** Entries stay with the company they were made in, and are sent from there. */
export const UnsentElsewhere = () => {
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
