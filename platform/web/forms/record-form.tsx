import { Alert, Anchor, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatRelative } from '../i18n/relative-time.ts';
import { type Translate, useText } from '../i18n/use-text.ts';
import type { RecordFormState } from './use-record-form.ts';

type Props = { form: RecordFormState; children: ReactNode; label?: string };

/** Within the first minute the age of a draft says nothing: "now". */
const restoredWords = (at: number, t: Translate): string =>
  Date.now() - at < 60_000
    ? t('platform:form.restoredNow')
    : t('platform:form.restored', { when: formatRelative(new Date(at).toISOString()) });

/** The form element. Shows the error above the fields; Enter submits; after a refusal the first invalid field gets the
 * focus. */
export const RecordForm = ({ form, children, label }: Props) => {
  const t = useText();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.problem === null) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else element.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [form.problem]);
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap="md">
        {form.restoredAt !== null && (
          <Group gap={6} role="status">
            <IconHistory size={16} aria-hidden />
            <Text size="sm" c="dimmed">
              {restoredWords(form.restoredAt, t)}
            </Text>
            <Anchor component="button" type="button" size="sm" onClick={() => void form.discard()}>
              {t('platform:form.discard')}
            </Anchor>
          </Group>
        )}
        {form.problem !== null && (
          <Alert color="error" variant="light" icon={<IconAlertTriangle aria-hidden />} role="alert">
            <Text style={{ whiteSpace: 'pre-line' }}>{form.problem}</Text>
          </Alert>
        )}
        {children}
      </Stack>
    </form>
  );
};
