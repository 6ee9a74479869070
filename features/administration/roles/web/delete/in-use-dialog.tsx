import { Button, Group, Stack, Text } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink, useMayOpen } from '#platform/web/routing/index';
import { Dialog } from '#platform/web/ui/index';
import type { Role } from '../../contract/index.ts';
import { holdersHref, holdersPath } from '../addresses.ts';

export type InUse = { role: Role; people: number };

const InUseDialog = ({ inUse: { role, people }, onClose }: { inUse: InUse; onClose: () => void }) => {
  const t = useText();
  const mayOpen = useMayOpen(holdersPath);
  return (
    <Dialog title={t('roles:deleting.inUse')} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('roles:deleting.inUseText', { count: people, name: role.name })}</Text>
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('platform:actions.close')}
          </Button>
          {mayOpen && <ButtonLink to={holdersHref(role.id)}>{t('roles:deleting.showPeople')}</ButtonLink>}
        </Group>
      </Stack>
    </Dialog>
  );
};

export default InUseDialog;
