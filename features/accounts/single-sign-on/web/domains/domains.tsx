import { Button, Group, TextInput } from '@mantine/core';
import { call } from '#platform/web/api/index';
import { useEntry } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import type { SignOnDomain } from '../../contract/index.ts';
import { signOnSettingsEndpoints } from '../../contract/settings-endpoints.ts';
import classes from '../single-sign-on.module.css';
import { useTakeSettings } from '../use-settings.ts';
import { DomainItem } from './domain-item.tsx';

export const Domains = ({ domains }: { domains: readonly SignOnDomain[] }) => {
  const t = useText();
  const take = useTakeSettings();
  const { values, field, busy, run, clear } = useEntry({ domain: '' });
  const add = () =>
    run(async () => {
      take(await call(signOnSettingsEndpoints.addSignOnDomain, { body: values }));
      clear();
    });
  return (
    <>
      {domains.length > 0 && (
        <ul className={classes.domains} aria-label={t('single-sign-on:domains.title')}>
          {domains.map((domain) => (
            <DomainItem key={domain.id} domain={domain} />
          ))}
        </ul>
      )}
      <form
        noValidate
        aria-label={t('single-sign-on:domains.add')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void add();
        }}
      >
        <Group align="end" gap="xs">
          <TextInput
            flex="1 1 200px"
            label={t('single-sign-on:domains.domain')}
            placeholder="acme.com"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            {...field('domain')}
          />
          <Button type="submit" variant="default" loading={busy}>
            {t('single-sign-on:domains.add')}
          </Button>
        </Group>
      </form>
    </>
  );
};
