import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconZoomQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { usePreload } from '#platform/web/routing/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { type Key, keyEndpoints } from '../../contract/index.ts';
import { preloadDialogs, TransitionDialog } from '../dialogs.ts';
import { HolderLine } from '../holder-line.tsx';
import { KeyIcon, keyName, siteOf } from '../key-icon.tsx';
import classes from '../keys.module.css';
import { ConfirmButton } from '../transitions/confirm-button.tsx';

const OwnKey = ({ shown, onLost }: { shown: Key; onLost: () => void }) => {
  const t = useText();
  const name = keyName(shown);
  return (
    <Group component="li" className={classes.own} gap="sm" align="stretch" wrap="nowrap">
      <span className={classes.icon}>
        <KeyIcon kind={shown.kind} />
      </span>
      <Stack component="span" className={classes.words} gap={0} align="flex-start" miw={0}>
        <Box component="span" className={classes.name} fw={600} data-breaks>
          {name}
        </Box>
        <span>{siteOf(shown)}</span>
        <span className={classes.quiet}>
          {[shown.opens, shown.building?.name].filter(Boolean).join(' · ')}
        </span>
        <HolderLine custody={shown.custody} lost={shown.lost} own />
        <Group component="span" className={classes.buttons} gap="xs" align="stretch">
          {shown.can.confirm && <ConfirmButton received={shown} />}
          {shown.allowed_transitions.includes('report_lost') && (
            <Button
              variant="subtle"
              color="gray"
              mih={44}
              leftSection={<IconZoomQuestion size={18} aria-hidden />}
              aria-label={t('keys:own.lostOf', { name })}
              onClick={onLost}
            >
              {t('keys:step.report_lost')}
            </Button>
          )}
        </Group>
      </Stack>
    </Group>
  );
};

/** The keys that the logged-in person holds. Each can be confirmed with one touch, or reported lost. */
const OwnKeys = () => {
  const t = useText();
  const { data, error, refetch } = useQuery(endpointQuery(keyEndpoints.listOwnKeys));
  const [lost, setLost] = useState<Key | null>(null);
  usePreload(preloadDialogs, (data?.length ?? 0) > 0);
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={2} />;
  return (
    <>
      {data.length === 0 ? (
        <Text c="dimmed">{t('keys:own.empty')}</Text>
      ) : (
        <Box
          component="ul"
          className={classes.list}
          bd="1px solid var(--cora-border)"
          bdrs="md"
          bg="var(--mantine-color-body)"
        >
          {data.map((key) => (
            <OwnKey key={key.id} shown={key} onLost={() => setLost(key)} />
          ))}
        </Box>
      )}
      <Suspense fallback={null}>
        {lost && <TransitionDialog ofKey={lost} transition="report_lost" onClose={() => setLost(null)} />}
      </Suspense>
    </>
  );
};

export default OwnKeys;
