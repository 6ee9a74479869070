import { Box, Checkbox, Group, Stack, Text } from '@mantine/core';
import { Picture } from '#features/accounts/files/web';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { partsToShow, type ShownPart } from '../../contract/index.ts';
import classes from './shown.module.css';
import type { Act } from './use-act.ts';
import type { Shown } from './use-report.ts';

type Props = { shown: Shown; act: Act; onClose: () => void };

/** What has not reached the server yet has no id that a mark could name. */
const isKnown = ({ of, id }: ShownPart): boolean => of === 'comments' || (id ?? 0) > 0;

/** Everything that somebody has to decide about, each with one touch: internal until then. */
const ShownDialog = ({ shown, act, onClose }: Props) => {
  const t = useText();
  const { report } = shown;
  const parts = partsToShow(report).filter(isKnown);
  const files = [...report.checks, ...report.incidents, report].flatMap((one) => one.files);
  return (
    <Dialog size="lg" title={t('daily-reports:report.shown')} onClose={onClose}>
      <Text size="sm" mb="sm">
        {t('daily-reports:shown.lead')}
      </Text>
      {report.status !== 'finalized' && (
        <Text size="sm" c="dimmed" mb="sm">
          {t('daily-reports:shown.waits')}
        </Text>
      )}
      {parts.length === 0 ? (
        <Text c="dimmed">{t('daily-reports:shown.empty')}</Text>
      ) : (
        <Stack component="ul" gap={0}>
          {parts.map((part) => {
            const { of, id, words, public: isPublic } = part;
            const photo = of === 'photo' && files.find((file) => file.id === id);
            return (
              <Group
                component="li"
                key={`${of} ${id ?? ''}`}
                className={classes.part}
                gap="sm"
                align="flex-start"
                justify="space-between"
                wrap="nowrap"
              >
                <Checkbox
                  flex={1}
                  miw={0}
                  mih={44}
                  label={
                    <>
                      <Box component="span" display="block" c="dimmed" fz={12}>
                        {t(`daily-reports:shown.${of}`)}
                      </Box>
                      <span className={classes.words}>{words}</span>
                    </>
                  }
                  checked={isPublic}
                  onChange={({ currentTarget: { checked } }) =>
                    void act.show([{ of, ...(id === undefined ? {} : { id }), public: checked }])
                  }
                />
                {photo && (
                  <Picture className={classes.photo} src={photo.thumb_url ?? photo.url} alt={words} />
                )}
              </Group>
            );
          })}
        </Stack>
      )}
    </Dialog>
  );
};

export default ShownDialog;
