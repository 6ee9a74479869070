import { Button, List, Stack, Text } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { Dialog } from '#platform/web/ui/index';
import type { Uses } from './use-delete-building.tsx';

/** Why a building cannot go yet: each job that is done there, as a link. */
const UsesDialog = ({ uses: { reasons, more }, onClose }: { uses: Uses; onClose: () => void }) => {
  const t = useText();
  return (
    <Dialog title={t('buildings:deleting.refused')} onClose={onClose}>
      <Stack gap="md">
        <Text c="dimmed">{t('buildings:deleting.refusedText')}</Text>
        <List>
          {reasons.map(({ kind, id, label, href }) => (
            <List.Item key={`${kind} ${id}`}>
              <AnchorLink to={href} onClick={onClose}>
                {label}
              </AnchorLink>
            </List.Item>
          ))}
          {more > 0 && <List.Item>{t('buildings:deleting.more', { count: more })}</List.Item>}
        </List>
        <Button variant="default" onClick={onClose}>
          {t('platform:actions.close')}
        </Button>
      </Stack>
    </Dialog>
  );
};

export default UsesDialog;
