import { Box, Button } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { RecordSection } from '#platform/web/ui/index';
import { type DoorCheck, isSettled, type PlaceKind } from '../../contract/index.ts';
import { DoorCheckRow, doorCheckedNow } from './door-check-row.tsx';
import classes from './door-checks.module.css';
import type { Act } from './use-act.ts';
import type { Shown } from './use-report.ts';

type Props = { shown: Shown; kind: PlaceKind; act: Act | null };

type Group = { key: number; label: string | null; places: DoorCheck[] };

/** In the order of the report: the highest floor first, what has none last. */
const byFloor = (places: readonly DoorCheck[]): Group[] => {
  const groups: Group[] = [];
  for (const place of places) {
    const key = place.floor?.id ?? 0;
    const last = groups.at(-1);
    if (last?.key === key) last.places.push(place);
    else groups.push({ key, label: place.floor?.label ?? null, places: [place] });
  }
  return groups;
};

/** Open places of a floor from which one button checks them all; fewer are checked as quickly one by one. */
const min = 3;

/** The doors, or the common areas, floor by floor in one list. */
export const DoorChecksSection = ({ shown, kind, act }: Props) => {
  const t = useText();
  const { report, photos, waiting } = shown;
  const { shift_start, shift_end, building } = report;
  const places = report.checks.filter((one) => one.kind === kind);
  if (places.length === 0) return null;
  return (
    <RecordSection id={`report-${kind}`} title={t(`daily-reports:checks.${kind}`)} titleSpace="xs">
      {byFloor(places).map(({ key, label, places: there }) => {
        const open = there.filter((one) => !isSettled(one));
        return (
          <Box component="section" key={key} mb="xs">
            <div className={classes.floorHead}>
              <Box component="h3" fz="md" fw={600}>
                {label ?? t('daily-reports:checks.noFloor')}
              </Box>
              <Box component="span" c="dimmed" data-figures>
                {t('daily-reports:checks.count', { done: there.length - open.length, all: there.length })}
              </Box>
              {act && open.length >= min && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  mih={44}
                  ms="auto"
                  onClick={() =>
                    void act.enterDoorChecks(open, (one) => doorCheckedNow(one, building.time_zone))
                  }
                  data-no-print
                >
                  {t(`daily-reports:checks.${kind === 'tenant' ? 'lockRest' : 'doneRest'}`, {
                    count: open.length,
                  })}
                </Button>
              )}
            </div>
            <Box component="ul" className={classes.rows} bd="1px solid var(--cora-border)" bdrs="md">
              {there.map((place) => {
                const name = `${place.kind}:${place.place_id}`;
                return (
                  <DoorCheckRow
                    key={name}
                    place={place}
                    zone={building.time_zone}
                    photos={photos.get(name)}
                    waiting={waiting.has(name)}
                    shift_start={shift_start}
                    shift_end={shift_end}
                    act={act}
                  />
                );
              })}
            </Box>
          </Box>
        );
      })}
    </RecordSection>
  );
};
