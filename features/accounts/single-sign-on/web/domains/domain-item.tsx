import { Badge, Button, Text } from '@mantine/core';
import { useAction } from '#platform/web/api/index';
import { confirm, showSuccess } from '#platform/web/feedback/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { CopyField } from '#platform/web/ui/index';
import type { SignOnDomain } from '../../contract/index.ts';
import { signOnSettingsEndpoints } from '../../contract/settings-endpoints.ts';
import classes from '../single-sign-on.module.css';
import { useTakeSettings } from '../use-settings.ts';

/** A domain and, until it is proven, the record that proves it. */
export const DomainItem = ({ domain: { id, domain, record, proven_at } }: { domain: SignOnDomain }) => {
  const t = useText();
  const take = useTakeSettings();
  const prove = useAction(signOnSettingsEndpoints.proveSignOnDomain, {
    onSuccess: (settings) => {
      take(settings);
      showSuccess(t('single-sign-on:domains.nowProven', { domain }));
    },
  });
  const remove = useAction(signOnSettingsEndpoints.removeSignOnDomain, { onSuccess: take });
  const askToRemove = async () => {
    const agree = t('single-sign-on:domains.remove');
    const text = t('single-sign-on:domains.removeQuestion', { domain });
    if (await confirm(text, { agree, danger: true })) remove.mutate({ params: { id } });
  };
  return (
    <li className={classes.domain}>
      <div className={classes.head}>
        <Text fw={500}>{domain}</Text>
        <Badge color={proven_at ? 'success' : 'gray'} variant="light">
          {proven_at
            ? t('single-sign-on:domains.proven', { when: formatDate(proven_at) })
            : t('single-sign-on:domains.unproven')}
        </Badge>
      </div>
      {!proven_at && (
        <>
          <Text size="sm" c="dimmed">
            {t('single-sign-on:domains.how')}
          </Text>
          <CopyField minor label={t('single-sign-on:domains.recordName')} value={record.name} />
          <CopyField minor label={t('single-sign-on:domains.recordValue')} value={record.value} />
        </>
      )}
      <div className={classes.buttons}>
        {!proven_at && (
          <Button
            loading={prove.isPending}
            aria-label={t('single-sign-on:domains.checkOf', { domain })}
            onClick={() => prove.mutate({ params: { id } })}
          >
            {t('single-sign-on:domains.check')}
          </Button>
        )}
        <Button
          variant="default"
          loading={remove.isPending}
          aria-label={t('single-sign-on:domains.removeOf', { domain })}
          onClick={() => void askToRemove()}
        >
          {t('single-sign-on:domains.remove')}
        </Button>
      </div>
    </li>
  );
};
