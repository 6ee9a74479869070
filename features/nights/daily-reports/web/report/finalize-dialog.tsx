import { Button, Group, Text } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { isSettled, unreportedDoors } from '../../contract/index.ts';
import { placeWords } from '../outbox/report-entries.ts';
import classes from './report.module.css';
import type { Act } from './use-act.ts';
import type { Shown } from './use-report.ts';

type Props = { shown: Shown; act: Act; onClose: () => void };

/** Whether the night has a comment or a photo anywhere, those that wait on this device included. */
const hasWordOrPhoto = ({ report, photos }: Shown): boolean =>
  report.general_comments.description.trim() !== '' ||
  report.files.length + report.incidents.length + photos.size > 0 ||
  report.checks.some(({ note, files }) => note !== '' || files.length > 0);

/** What is left before a report can become final, or the question whether it shall. */
const FinalizeDialog = ({ shown, act, onClose }: Props) => {
  const t = useText();
  const { report } = shown;
  const left = unreportedDoors(report.checks, report.general_comments.description);
  const isSilent = !hasWordOrPhoto(shown);
  const mayFinalize = left.length === 0 && !isSilent;
  // Doors that are unchecked although the comment of the night stands for them. Their number is shown, so that none is left
  // unchecked by mistake.
  const unchecked = report.checks.filter((one) => one.kind === 'tenant' && !isSettled(one)).length;
  return (
    <Dialog
      title={t(mayFinalize ? 'daily-reports:finalize.title' : 'daily-reports:finalize.leftTitle')}
      onClose={onClose}
    >
      {left.length > 0 && (
        <>
          <Text>{t('daily-reports:finalize.doors', { count: left.length })}</Text>
          <ul className={classes.left}>
            {left.map((door) => (
              <li key={door.place_id}>{placeWords(door)}</li>
            ))}
          </ul>
        </>
      )}
      {isSilent && <Text mb="md">{t('daily-reports:finalize.silent')}</Text>}
      {mayFinalize && unchecked > 0 && (
        <Text mb="xs" fw={600}>
          {t('daily-reports:finalize.unchecked', { count: unchecked })}
        </Text>
      )}
      {mayFinalize && <Text mb="md">{t('daily-reports:finalize.question')}</Text>}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" mih={44} onClick={onClose}>
          {t(mayFinalize ? 'platform:actions.cancel' : 'platform:actions.close')}
        </Button>
        {mayFinalize && (
          <Button
            mih={44}
            onClick={() => {
              void act.finalize();
              onClose();
            }}
          >
            {t('daily-reports:report.finalize')}
          </Button>
        )}
      </Group>
    </Dialog>
  );
};

export default FinalizeDialog;
