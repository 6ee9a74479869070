import { Button, Text } from '@mantine/core';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import type { InviteResult } from './invite-many.tsx';
import classes from './list.module.css';

/** Who got no invitation, and why. */
const FailedInvitations = ({ result, onClose }: { result: InviteResult; onClose: () => void }) => {
  const t = useText();
  const figures = { done: formatNumber(result.done.length), failed: formatNumber(result.failed.length) };
  return (
    <Dialog title={t('people:list.inviteResult', figures)} onClose={onClose}>
      <ul className={classes.failed} role="status">
        {result.failed.map(({ id, name, reason }) => (
          <li key={id}>
            <Text fw={600}>{name}</Text>
            <Text size="sm" c="dimmed">
              {reason}
            </Text>
          </li>
        ))}
      </ul>
      <Button mt="md" onClick={onClose}>
        {t('platform:actions.close')}
      </Button>
    </Dialog>
  );
};

export default FailedInvitations;
