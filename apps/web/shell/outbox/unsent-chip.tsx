import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { formatNumber, useText } from '#platform/web/i18n/index';
import {
  openOutboxPanel,
  outboxPanelStore,
  setOutboxGo,
  startOutbox,
  useLeftUnsent,
} from '#platform/web/outbox/index';
import { lazyPart, useGo } from '#platform/web/routing/index';
import classes from './outbox.module.css';
import { useElsewhere } from './use-elsewhere.ts';

const [OutboxPanel, preloadPanel] = lazyPart(() => import('./outbox-panel.tsx'));

const UnsentChip = () => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const open = outboxPanelStore.use();
  const writes = useLeftUnsent();
  useEffect(() => setOutboxGo((href) => void go(href)), [go]);
  useEffect(() => startOutbox(client), [client]);
  // Load the panel ahead: people need it most without a connection, when nothing can be fetched.
  useEffect(() => void preloadPanel(), []);
  const refused = writes.some(({ state }) => state === 'parked');
  const elsewhere = useElsewhere();
  const waiting = elsewhere.reduce((sum, { count }) => sum + count, 0);
  const isHere = writes.length > 0;
  const [one] = elsewhere;
  const words = isHere || !one ? t('platform:outbox.count', { count: writes.length }) : one.words;
  const Icon = refused ? IconAlertTriangle : IconCloudUp;
  return (
    <>
      {(isHere || waiting > 0) && (
        <UnstyledButton
          className={classes.chip}
          data-refused={refused}
          aria-label={words}
          title={words}
          onClick={openOutboxPanel}
        >
          <Icon size={18} aria-hidden />
          <span className={classes.long}>{words}</span>
          <span className={classes.short}>{formatNumber(isHere ? writes.length : waiting)}</span>
        </UnstyledButton>
      )}
      {open && (
        <Suspense fallback={null}>
          <OutboxPanel />
        </Suspense>
      )}
    </>
  );
};

export default UnsentChip;
