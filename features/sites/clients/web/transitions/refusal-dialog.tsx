import { Button, Stack, Text } from '@mantine/core';
import type { z } from 'zod';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { Dialog } from '#platform/web/ui/index';
import type { clientUses } from '../../contract/index.ts';
import classes from './transitions.module.css';

export type Refusal = z.infer<typeof clientUses> & {
  step: 'activate' | 'deactivate' | 'delete' | 'restore';
};

type Props = { refusal: Refusal; onClose: () => void };

const kinds = ['jobs', 'contracts', 'projects', 'invoices'] as const;

/** Why a client cannot go yet: each record that still needs it, as a link. */
const RefusalDialog = ({ refusal: { step, reasons, more }, onClose }: Props) => {
  const t = useText();
  const kindOf = (kind: string) => kinds.find((known) => known === kind) ?? 'others';
  return (
    <Dialog
      title={t(step === 'delete' ? 'clients:refusal.deleteTitle' : 'clients:refusal.deactivateTitle')}
      onClose={onClose}
    >
      <Text c="dimmed">{t('clients:refusal.text')}</Text>
      <Stack component="ul" className={classes.reasons} gap={0}>
        {reasons.map(({ kind, id, label, href }) => (
          <li key={`${kind} ${id}`}>
            <Text span size="sm" c="dimmed">
              {t(`clients:refusal.${kindOf(kind)}`)}
            </Text>
            <AnchorLink to={href} onClick={onClose}>
              {label}
            </AnchorLink>
          </li>
        ))}
        {more > 0 && <li>{t('clients:refusal.more', { count: more })}</li>}
      </Stack>
      <Button variant="default" onClick={onClose}>
        {t('platform:actions.close')}
      </Button>
    </Dialog>
  );
};

export default RefusalDialog;
