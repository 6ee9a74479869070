import { Button, FileButton, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call, pictureUrl, upload } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { companySettingsEndpoints } from '../../contract/company-settings-endpoints.ts';
import type { CompanySettings, LogoKind } from '../../contract/index.ts';
import classes from './company-settings.module.css';
import { refreshOrganization } from './read-organization-again.ts';

type Props = { kind: LogoKind; logo: CompanySettings['logo_horizontal'] };

/** Sent unchanged: shrinking the picture on the device would turn a transparent background black. */
export const LogoField = ({ kind, logo }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (work: () => Promise<unknown>, done: string) => {
    setError(null);
    setBusy(true);
    try {
      await work();
      refreshOrganization(client);
      showSuccess(done);
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 422) setError(problem.message);
      else showProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  const send = (file: File) =>
    run(
      () => upload(companySettingsEndpoints.uploadLogo, { files: [{ field: kind, file, name: file.name }] }),
      t('organizations:companySettings.logoSaved'),
    );
  const remove = async () => {
    const agreed = await confirm(t('organizations:companySettings.removeQuestion'), {
      agree: t('organizations:companySettings.remove'),
    });
    if (!agreed) return;
    await run(
      () => call(companySettingsEndpoints.removeLogo, { query: { kind } }),
      t('organizations:companySettings.logoRemoved'),
    );
  };
  const name = t(`organizations:companySettings.${kind}`);
  const action = t(`organizations:companySettings.${logo ? 'replace' : 'upload'}`);
  const ofLogo = (verb: string) => t('organizations:companySettings.uploadOf', { action: verb, logo: name });
  return (
    <div>
      <Text fw={500} size="sm">
        {name}
      </Text>
      <Text size="sm" c="dimmed" mb={8}>
        {t(`organizations:companySettings.${kind}Text`)}
      </Text>
      {logo ? (
        <div className={classes.grounds}>
          {(['light', 'dark'] as const).map((ground) => (
            <figure key={ground} className={classes.ground} data-ground={ground}>
              <img src={pictureUrl(logo.url)} alt="" />
              <figcaption>
                {t(`organizations:companySettings.${ground === 'light' ? 'onLight' : 'onDark'}`)}
              </figcaption>
            </figure>
          ))}
        </div>
      ) : (
        <div className={classes.none}>{t('organizations:companySettings.noLogo')}</div>
      )}
      <div className={classes.buttons}>
        <FileButton accept="image/*" onChange={(file) => file && void send(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={busy} aria-label={ofLogo(action)}>
              {action}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button
            variant="subtle"
            color="gray"
            disabled={busy}
            aria-label={ofLogo(t('organizations:companySettings.remove'))}
            onClick={() => void remove()}
          >
            {t('organizations:companySettings.remove')}
          </Button>
        )}
      </div>
      {error && (
        <Text size="sm" c="error" mt={4} role="alert">
          {error}
        </Text>
      )}
    </div>
  );
};
