import { Box, Button, Group, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconCloudUp, IconDots } from '@tabler/icons-react';
import { memo, Suspense, useId, useState } from 'react';
import { serverNow } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { type DoorCheck, timeAt } from '../../contract/index.ts';
import type { LocalPhoto } from '../outbox/local-photos.ts';
import { doorCheckWords } from './door-check-words.ts';
import classes from './door-checks.module.css';
import { EntryMarks } from './entry-marks.tsx';
import { ResultIcon } from './result-icon.tsx';
import type { Act } from './use-act.ts';
import { doorRowId } from './use-asked-door.ts';

type Shift = { shift_start: string | null; shift_end: string | null };

/** Who checked a place, and how. */
const DoorCheckMarks = ({ place, zone, shift }: { place: DoorCheck; zone: string; shift: Shift }) => {
  const t = useText();
  const { checked_by, history, cleaned, lights_off } = place;
  return (
    <EntryMarks
      entry={{ ...place, edits: Math.max(0, history.length - 1) }}
      plain={[
        checked_by?.name,
        cleaned && t('daily-reports:checks.cleaned'),
        lights_off && t('daily-reports:checks.lightsOff'),
      ]}
      zone={zone}
      shift={shift}
    />
  );
};

const [DoorCheckPanel] = lazyPart(() => import('./door-check-panel.tsx'), { soon: true });

type Props = {
  place: DoorCheck;
  zone: string;
  shift_start: string | null;
  shift_end: string | null;
  photos: readonly LocalPhoto[] | undefined;
  waiting: boolean;
  /** Null: nothing can be entered. */
  act: Act | null;
};

/** The entry that one touch makes for a place. */
export const doorCheckedNow = ({ kind, cleaned, lights_off, note }: DoorCheck, zone: string) => ({
  cleaned,
  lights_off,
  note,
  checked_at: timeAt(serverNow().getTime(), zone),
  result: kind === 'tenant' ? ('locked' as const) : ('done' as const),
});

/** The entry that stands, or the button that makes one. */
const DoorCheckResult = ({
  place,
  name,
  zone,
  act,
}: Pick<Props, 'place' | 'zone' | 'act'> & { name: string }) => {
  const t = useText();
  const words = doorCheckWords(place, t);
  if (words)
    return (
      <Group
        component="span"
        className={classes.result}
        data-figures
        ta="end"
        gap={6}
        wrap="nowrap"
        display="inline-flex"
        data-result={place.result ?? 'unchecked'}
      >
        <ResultIcon result={place.result} />
        {words}
      </Group>
    );
  const word = t(place.kind === 'tenant' ? 'daily-reports:checks.lock' : 'daily-reports:checks.done');
  return (
    <>
      {act && (
        <Button
          variant="light"
          className={classes.touch}
          leftSection={<ResultIcon result={place.kind === 'tenant' ? 'locked' : 'done'} />}
          aria-label={`${word}: ${name}`}
          onClick={() => void act.enterDoorChecks([place], (one) => doorCheckedNow(one, zone))}
          data-no-print
        >
          {word}
        </Button>
      )}
      <Box component="span" c="dimmed" data-only-print={act !== null || undefined}>
        {t('daily-reports:checks.nothing')}
      </Box>
    </>
  );
};

/** One door or common area: the entry that stands, or the button that checks it; more opens below. */
export const DoorCheckRow = memo((props: Props) => {
  const { place, zone, photos, waiting, act } = props;
  const t = useText();
  const panel = useId();
  const [open, setOpen] = useState(false);
  const words = doorCheckWords(place, t);
  const hasMore =
    act !== null || place.kind === 'tenant' || place.entered_at !== null || place.files.length > 0;
  const name = [place.suite, place.name].filter(Boolean).join(' ');
  // This icon replaces another one, so that no row moves under the thumb when the write has been sent.
  const MoreIcon = waiting ? IconCloudUp : words ? IconChevronDown : IconDots;
  const more = t('daily-reports:checks.more', { place: name });
  return (
    <li
      id={place.kind === 'tenant' ? doorRowId(place.place_id) : undefined}
      className={classes.row}
      data-open={open || undefined}
    >
      <Group gap="xs" wrap="nowrap" mih={44}>
        <span className={classes.place}>
          {place.suite && (
            <Box component="span" fw={600} data-figures>
              {place.suite}
            </Box>
          )}
          <span>{place.name}</span>
        </span>
        <DoorCheckResult place={place} name={name} zone={zone} act={act} />
        {hasMore && (
          <UnstyledButton
            className={classes.more}
            aria-expanded={open}
            aria-controls={panel}
            aria-label={waiting ? `${more}, ${t('daily-reports:checks.onDevice')}` : more}
            onClick={() => setOpen(!open)}
            data-no-print
          >
            <MoreIcon size={18} aria-hidden />
          </UnstyledButton>
        )}
      </Group>
      {place.note && (
        <Box component="p" m="0 8px 4px 0" data-prose>
          {place.note}
        </Box>
      )}
      <DoorCheckMarks place={place} zone={zone} shift={props} />
      <div id={panel}>
        {open && (
          <Suspense fallback={null}>
            <DoorCheckPanel
              place={place}
              zone={zone}
              photos={photos}
              act={act}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </div>
    </li>
  );
});
