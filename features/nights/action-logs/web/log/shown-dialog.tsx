import { Box, Checkbox, Text } from '@mantine/core';
import { showProblem } from '#platform/web/feedback/index';
import { formatTime, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import type { ShownLog } from '../outbox/with-unsent.ts';
import classes from './log.module.css';
import type { Act } from './use-act.ts';

type Props = { log: ShownLog; act: Act; onClose: () => void };

/** Which entries the client sees, each with one touch: internal until then. */
const ShownDialog = ({ log, act, onClose }: Props) => {
  const t = useText();
  return (
    <Dialog size="lg" title={t('action-logs:log.shown')} onClose={onClose}>
      <Text size="sm" mb="sm">
        {t('action-logs:shared.lead')}
      </Text>
      {log.status !== 'finalized' && (
        <Text size="sm" c="dimmed" mb="sm">
          {t('action-logs:shared.waits')}
        </Text>
      )}
      {log.entries.length === 0 ? (
        <Text c="dimmed">{t('action-logs:shared.none')}</Text>
      ) : (
        <ul>
          {log.entries.map((entry) => (
            <li key={entry.client_uuid} className={classes.part}>
              <Checkbox
                label={
                  <>
                    {[
                      t(`action-logs:type.${entry.action_type}`),
                      formatTime(entry.started_at, log.building.time_zone),
                      entry.common_area?.name,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                    {entry.files.length > 0 &&
                      ` · ${t('action-logs:list.photos', { count: entry.files.length })}`}
                    <Box component="span" display="block" c="dimmed" data-breaks>
                      {entry.description}
                    </Box>
                  </>
                }
                checked={entry.visibility === 'public'}
                onChange={({ currentTarget: { checked } }) =>
                  void act.show(entry, checked ? 'public' : 'internal').catch(showProblem)
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};

export default ShownDialog;
