import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useText } from '../i18n/use-text.ts';

/** A password of at most 128 characters, which a button makes readable. */
export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    maxLength={128}
    visibilityToggleButtonProps={{ 'aria-label': useText()('platform:form.showPassword'), tabIndex: 0 }}
    {...props}
  />
);
