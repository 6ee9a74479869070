import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** Shown when someone else has approved or deleted the draft while this person was typing. */
export const ClosedDraft = ({ text }: { text: string }) => (
  <Alert color="error" variant="light" mb="md" icon={<IconAlertTriangle aria-hidden />} role="alert">
    {text}
  </Alert>
);
