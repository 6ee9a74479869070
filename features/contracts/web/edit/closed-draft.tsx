import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** Somebody else took the step that ends a draft while something was typed. */
export const ClosedDraft = ({ text }: { text: string }) => (
  <Alert color="error" variant="light" mb="md" icon={<IconAlertTriangle aria-hidden />} role="alert">
    {text}
  </Alert>
);
