import { Button, Group, Text } from '@mantine/core';
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { contactEndpoints } from '#features/sites/clients/contract';
import { call, endpointQuery, queryKeyOf } from '#platform/web/api/index';
import type { ShownContact } from '#platform/web/feature/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, lazyPart, useMayOpen } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { usePhone } from '#platform/web/ui/index';
import { clientViewerEndpoints as calls } from '../contract/index.ts';

const [InviteDialog] = lazyPart(() => import('./invite-dialog.tsx'));

type Props = { clientId: number; contact: ShownContact };

/** Says whether the contact has an account, and starts or ends it. */
const ContactLogin = ({ clientId, contact }: Props) => {
  const t = useText();
  const queries = useQueryClient();
  const size = usePhone() ? 'sm' : 'compact-sm';
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const mayEnd = useFlag('admin.canEditUser');
  const mayOpen = useMayOpen('/admin/users');
  const { name, id: contactId } = contact;
  const { data } = useQuery({
    ...endpointQuery(calls.listClientViewers, { params: { id: clientId } }),
    meta: { quiet: true },
  });
  const refresh = () => {
    for (const endpoint of [calls.listClientViewers, contactEndpoints.listClientContacts]) {
      void queries.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
    }
  };
  const end = async () => {
    const agree = t('client-viewers:end');
    if (!(await confirm(t('client-viewers:endQuestion', { name }), { agree, danger: true }))) return;
    setBusy(true);
    try {
      await call(calls.endClientViewer, { params: { id: clientId, contactId } });
      refresh();
      showSuccess(t('client-viewers:ended', { name }));
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  if (!data) return null;
  const viewer = data.find(({ contact_id }) => contact_id === contactId);
  const status = viewer && t(`client-viewers:status.${viewer.status}`);
  return (
    <Group gap="xs">
      {viewer && (
        <>
          <IconUserCheck size={16} aria-hidden />
          <Text size="sm">
            {mayOpen ? <AnchorLink to={`/admin/user/${viewer.user_id}`}>{status}</AnchorLink> : status}
          </Text>
          {mayEnd && (
            <Button
              size={size}
              variant="subtle"
              color="gray"
              loading={busy}
              aria-label={t('client-viewers:endOf', { name })}
              onClick={() => void end()}
            >
              {t('client-viewers:end')}
            </Button>
          )}
        </>
      )}
      {!viewer && (
        <Button
          size={size}
          variant="subtle"
          leftSection={<IconUserPlus size={16} aria-hidden />}
          aria-label={t('client-viewers:inviteOf', { name })}
          onClick={() => setAsking(true)}
        >
          {t('client-viewers:invite')}
        </Button>
      )}
      <Suspense fallback={null}>
        {asking && (
          <InviteDialog
            clientId={clientId}
            contact={contact}
            onDone={refresh}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Group>
  );
};

export default ContactLogin;
