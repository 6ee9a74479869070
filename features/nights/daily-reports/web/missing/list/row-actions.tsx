import { Box, Button, Group } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatRelative, useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { type MissingRow, missingEndpoints } from '../../../contract/index.ts';
import { refreshMissing } from '../missing-live.ts';
import { canBeReminded } from './can-be-reminded.ts';
import classes from './missing.module.css';
import { useRemind } from './use-remind.ts';

const [ExcuseDialog] = lazyPart(() => import('./excuse-dialog.tsx'));

/** The rights of this person on rows. */
export const useMissingRights = () => {
  const { flags } = useSession();
  return {
    mayRemind: flags.has('reports.canSendEmail'),
    mayExcuse: flags.has('reports.canEdit') && flags.has('admin.canEditJobSite'),
  };
};

const Reminded = ({ row: { reminded } }: { row: MissingRow }) => {
  const t = useText();
  if (!reminded) return null;
  const name = reminded.by?.name ?? t('daily-reports:missing.remind.somebody');
  return (
    <Box component="span" display="block" fz={13} c="dimmed" data-breaks>
      {t('daily-reports:missing.remind.again', { when: formatRelative(reminded.at), name })}
    </Box>
  );
};

/** Reminds in one touch; the office excuses what will not come. */
export const RowActions = ({ row }: { row: MissingRow }) => {
  const t = useText();
  const client = useQueryClient();
  const { mayRemind, mayExcuse } = useMissingRights();
  const { user } = useSession();
  const { remind, sending } = useRemind();
  const [excusing, setExcusing] = useState(false);
  const site = `${row.job.job_number} ${row.job.job_name}`;
  const expectAgain = async () => {
    try {
      await call(missingEndpoints.withdrawExcuse, { params: { id: row.id } });
      showSuccess(t('daily-reports:missing.excuse.withdrawn'));
    } catch (error) {
      showProblem(error);
    }
    refreshMissing(client);
  };
  return (
    <>
      <Group className={classes.actions} gap="xs" align="stretch" pos="relative">
        {mayRemind && canBeReminded(row, user.id) && (
          <Button
            size="compact-sm"
            variant="light"
            loading={sending}
            leftSection={<IconBellRinging size={16} aria-hidden />}
            aria-label={t('daily-reports:missing.remind.oneOf', { site })}
            onClick={() => void remind([row.id])}
          >
            {t('daily-reports:missing.remind.one')}
          </Button>
        )}
        {mayExcuse && !row.handed_in && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t(
              row.excused ? 'daily-reports:missing.excuse.backOf' : 'daily-reports:missing.excuse.title',
              { site },
            )}
            onClick={() => (row.excused ? void expectAgain() : setExcusing(true))}
          >
            {t(row.excused ? 'daily-reports:missing.excuse.back' : 'daily-reports:missing.excuse.action')}
          </Button>
        )}
      </Group>
      <Reminded row={row} />
      <Suspense fallback={null}>
        {excusing && <ExcuseDialog row={row} site={site} onClose={() => setExcusing(false)} />}
      </Suspense>
    </>
  );
};
