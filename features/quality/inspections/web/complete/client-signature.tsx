import { Stack, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/index';
import { noSignature, type Signature, SignaturePad } from '#platform/web/ui/index';

type Props = {
  value: Signature | null;
  /** Who walked along, as far as somebody said so. */
  name: string;
  errors: { ink: ReactNode; name: ReactNode };
  onChange: (value: Signature | null) => void;
};

/** The signature of the person who walked along for the client, and who gets the report afterwards. */
export const ClientSignature = ({ value, name, errors, onChange }: Props) => {
  const t = useText();
  return (
    <Stack component="section" gap="sm" aria-label={t('inspections:field.client_signature')}>
      <Switch
        label={t('inspections:complete.clientSigns')}
        description={t('inspections:complete.clientSignsText')}
        checked={value !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? { ...noSignature, name } : null)}
      />
      {value !== null && (
        <SignaturePad
          label={t('inspections:field.client_signature')}
          withAsterisk
          value={value}
          onChange={onChange}
          error={errors.ink}
          nameError={errors.name}
        />
      )}
    </Stack>
  );
};
