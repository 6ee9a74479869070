import { Box, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { serverNow } from '#platform/web/api/index';
import { CountedTextarea } from '#platform/web/forms/index';
import { formatDateTime, type Translate, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { ChoiceChips } from '#platform/web/ui/index';
import {
  areaResults,
  type DoorCheck,
  type DoorCheckState,
  doorResults,
  faultsOf,
  timeAt,
} from '../../contract/index.ts';
import { doorsHref } from '../addresses.ts';
import type { LocalPhoto } from '../outbox/local-photos.ts';
import { doorCheckWords } from './door-check-words.ts';
import classes from './door-checks.module.css';
import { PhotosOf } from './photos-of.tsx';
import type { Act } from './use-act.ts';

const aMinute = 60_000;

/** When it was entered, and when it arrived where that was later. */
const timesOf = (
  { entered_at, received_at }: DoorCheckState,
  zone: string,
  t: Translate,
): (string | null)[] => {
  if (entered_at === null) return [];
  const entered = t('daily-reports:checks.entered', { time: formatDateTime(entered_at, zone) });
  if (received_at === null) return [entered];
  const differs = Math.abs(Date.parse(received_at) - Date.parse(entered_at)) >= aMinute;
  const received = formatDateTime(received_at, zone);
  return [entered, differs ? t('daily-reports:checks.received', { time: received }) : null];
};

/** Every entry of a place, also those that did not stand; one entry where nothing was changed. */
const DoorCheckHistory = ({ place, zone }: { place: DoorCheck; zone: string }) => {
  const t = useText();
  const entries = place.history.length > 0 ? place.history : [place];
  return (
    <ol className={classes.history} aria-label={t('daily-reports:checks.history')}>
      {entries.map((entry) => (
        <li key={`${entry.entered_at} ${entry.received_at}`}>
          <span>{doorCheckWords({ ...place, ...entry }, t) ?? t('daily-reports:checks.takenBack')}</span>
          <Box component="span" display="block" c="dimmed" fz={13}>
            {[entry.checked_by?.name, ...timesOf(entry, zone, t), entry.note].filter(Boolean).join(' · ')}
          </Box>
        </li>
      ))}
    </ol>
  );
};

type Props = {
  place: DoorCheck;
  zone: string;
  photos: readonly LocalPhoto[] | undefined;
  act: Act | null;
  onClose: () => void;
};

/** Most characters of the note of one place. */
const longest = 500;

const Entry = ({ place, zone, act, onClose }: Omit<Props, 'photos'> & { act: Act }) => {
  const t = useText();
  const results = [...(place.kind === 'tenant' ? doorResults : areaResults), 'unchecked'] as const;
  const [result, setResult] = useState<(typeof results)[number]>(
    place.result ?? (place.note || place.kind === 'common_area' ? 'unchecked' : 'found_unlocked'),
  );
  const [time, setTime] = useState(place.checked_at ?? timeAt(serverNow().getTime(), zone));
  const [note, setNote] = useState(place.note);
  const [cleaned, setCleaned] = useState(place.cleaned === true);
  const [lightsOff, setLightsOff] = useState(place.lights_off === true);
  const [tried, setTried] = useState(false);
  const isUnchecked = result === 'unchecked';
  const values = {
    result: isUnchecked ? null : result,
    checked_at: isUnchecked || time === '' ? null : time,
    note: note.trim(),
    cleaned: place.kind === 'tenant' && !isUnchecked ? cleaned : null,
    lights_off: place.kind === 'tenant' && !isUnchecked ? lightsOff : null,
  };
  const faults = faultsOf({ ...values, kind: place.kind });
  const needsWords = faults.note !== undefined || (isUnchecked && values.note === '');
  const save = () => {
    setTried(true);
    if (needsWords || Object.keys(faults).length > 0) return;
    void act.enterDoorChecks([place], () => values);
    onClose();
  };
  return (
    <Stack
      component="form"
      gap="sm"
      data-no-print
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <ChoiceChips
        label={t('daily-reports:checks.result')}
        choices={results}
        word={(one) => t(`daily-reports:result.${one}`)}
        value={result}
        onChange={setResult}
      />
      {!isUnchecked && (
        <TextInput
          type="time"
          maw={180}
          label={t('daily-reports:checks.time')}
          error={tried && faults.checked_at && t('daily-reports:checks.timeMissing')}
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
      )}
      <CountedTextarea
        label={t('daily-reports:checks.note')}
        limit={longest}
        maxLength={longest}
        minRows={2}
        error={tried && needsWords && t('daily-reports:checks.noteMissing')}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {place.kind === 'tenant' && !isUnchecked && (
        <Group gap="12px 24px" align="stretch">
          <Checkbox
            label={t('daily-reports:checks.cleaned')}
            checked={cleaned}
            onChange={({ currentTarget }) => setCleaned(currentTarget.checked)}
          />
          <Checkbox
            label={t('daily-reports:checks.lightsOff')}
            checked={lightsOff}
            onChange={({ currentTarget }) => setLightsOff(currentTarget.checked)}
          />
        </Group>
      )}
      <Group gap="xs" align="stretch" justify="flex-end" wrap="nowrap">
        <Button variant="default" onClick={onClose}>
          {t('platform:actions.cancel')}
        </Button>
        <Button type="submit">{t('platform:actions.save')}</Button>
      </Group>
    </Stack>
  );
};

/** Everything beyond the one touch: another result with its note, another time, photos, and all earlier entries. */
const DoorCheckPanel = ({ place, zone, photos, act, onClose }: Props) => {
  const t = useText();
  return (
    <Stack gap="sm" maw={640} p="8px 8px 12px 0">
      {act && <Entry place={place} zone={zone} act={act} onClose={onClose} />}
      <PhotosOf
        of={{ of: place.kind, place_id: place.place_id }}
        label={[place.suite, place.name].filter(Boolean).join(' ')}
        files={place.files}
        local={photos ?? []}
        zone={zone}
        act={act}
      />
      {place.kind === 'tenant' && place.id > 0 && (
        <AnchorLink
          to={doorsHref({ tenant: place.place_id })}
          className={classes.nights}
          size="sm"
          data-no-print
        >
          {t('daily-reports:proof.ofTenant')}
        </AnchorLink>
      )}
      {(place.entered_at !== null || place.history.length > 0) && (
        <DoorCheckHistory place={place} zone={zone} />
      )}
    </Stack>
  );
};

export default DoorCheckPanel;
