import { Button, FileButton, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import classes from './company-settings.module.css';
import { refreshOrganization } from './refresh-organization.ts';

type Step = { run: () => Promise<unknown>; done: string };

type Props = {
  name: string;
  text: string;
  /** Shows the present file. */
  children: ReactNode | null;
  none: string;
  accept: string;
  send: (file: File) => Step;
  remove: Step & { question: string };
};

/** A file of which the company has one. It is sent and removed at once, without saving the form. */
export const FileField = ({ name, text, children, none, accept, send, remove }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const take = async ({ run, done }: Step) => {
    setError(null);
    setBusy(true);
    try {
      await run();
      refreshOrganization(client);
      showSuccess(done);
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 422) setError(problem.message);
      else showProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  const takeAway = async () => {
    if (await confirm(remove.question, { agree: t('organizations:companySettings.remove') }))
      await take(remove);
  };
  const action = t(`organizations:companySettings.${children ? 'replace' : 'upload'}`);
  const ofFile = (verb: string) => t('organizations:companySettings.uploadOf', { action: verb, logo: name });
  return (
    <div>
      <Text fw={500} size="sm">
        {name}
      </Text>
      <Text size="sm" c="dimmed" mb={8}>
        {text}
      </Text>
      {children ?? <div className={classes.none}>{none}</div>}
      <Group gap="xs" align="stretch" wrap="nowrap" mt="xs">
        <FileButton accept={accept} onChange={(file) => file && void take(send(file))}>
          {(props) => (
            <Button {...props} variant="default" loading={busy} aria-label={ofFile(action)}>
              {action}
            </Button>
          )}
        </FileButton>
        {children && (
          <Button
            variant="subtle"
            color="gray"
            disabled={busy}
            aria-label={ofFile(t('organizations:companySettings.remove'))}
            onClick={() => void takeAway()}
          >
            {t('organizations:companySettings.remove')}
          </Button>
        )}
      </Group>
      {error && (
        <Text size="sm" c="error" mt={4} role="alert">
          {error}
        </Text>
      )}
    </div>
  );
};
