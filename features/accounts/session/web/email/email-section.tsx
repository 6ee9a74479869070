import { Button, Group, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';

const [EmailDialog] = lazyPart(() => import('./email-dialog.tsx'));

/** The address of the login. If the login opens several organizations, only its owner can change it. */
export const EmailSection = ({ email }: { email: string }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Group justify="space-between" gap="sm">
      <Text>{email}</Text>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('session:email.change')}
      </Button>
      <Suspense>{open && <EmailDialog email={email} onClose={() => setOpen(false)} />}</Suspense>
    </Group>
  );
};
