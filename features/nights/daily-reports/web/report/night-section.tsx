import { Input, Stack, TextInput } from '@mantine/core';
import { serverNow } from '#platform/web/api/index';
import { CountedTextarea, DigitsField, useTyped } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { ChoiceChips, Columns, RecordSection } from '#platform/web/ui/index';
import { type DailyReport, isFarOff, serviceNight, timeAt } from '../../contract/index.ts';
import { LineList } from './line-list.tsx';
import { NightFacts } from './night-facts.tsx';
import { typedQuantity } from './typed-quantity.ts';
import type { Act } from './use-act.ts';

type Props = { report: DailyReport; act: Act };

/** Most characters of the comments of a night. */
const longest = 5000;

const Comments = ({ report, act }: Props) => {
  const t = useText();
  const [typed, type, done] = useTyped(report.general_comments.description, (description) =>
    act.say({ general_comments: { description } }),
  );
  return (
    <CountedTextarea
      label={t('daily-reports:field.general_comments')}
      description={report.doors.required > 0 && t('daily-reports:night.commentsHint')}
      minRows={3}
      limit={longest}
      maxLength={longest}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={done}
    />
  );
};

const Headcount = ({ report, act }: Props) => {
  const t = useText();
  const [typed, type, done] = useTyped(report.headcount, (headcount) => {
    if (!isFarOff(headcount)) return act.say({ headcount });
  });
  const field = (name: 'planned' | 'present') => ({
    label: t(`daily-reports:field.headcount_${name}`),
    maxLength: 3,
    value: typed[name],
    // What cannot be read is not saved: the number before stays until there is another one.
    onChange: (value: number | '') =>
      Number.isNaN(value) || type({ ...typed, [name]: value === '' ? null : value }),
    onBlur: done,
  });
  const far = isFarOff(typed);
  return (
    <div>
      <Columns columns="repeat(2, minmax(0, 1fr))" gap="sm" align="end">
        <DigitsField {...field('planned')} error={far} />
        <DigitsField {...field('present')} error={far} />
      </Columns>
      {far && (
        <Input.Error role="alert" mt={4}>
          {t('daily-reports:night.headcountFar')}
        </Input.Error>
      )}
    </div>
  );
};

const Shift = ({ report, act }: Props) => {
  const t = useText();
  const field = (name: 'shift_start' | 'shift_end') => ({
    type: 'time' as const,
    label: t(`daily-reports:field.${name}`),
    value: report[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      act.say({ [name]: currentTarget.value || null }),
  });
  return (
    <Columns columns="repeat(2, minmax(0, 1fr))" gap="sm" align="end">
      <TextInput {...field('shift_start')} />
      <TextInput {...field('shift_end')} />
    </Columns>
  );
};

type AlarmState = 'set' | 'unset' | 'unsaid';

const alarmState = (set: boolean | null): AlarmState => (set === null ? 'unsaid' : set ? 'set' : 'unset');

/** At first nobody has said anything of the alarm, which is not the same as saying that it was not set. */
const Alarm = ({ report: { alarm, building, report_date }, act }: Props) => {
  const t = useText();
  // Who says in the night that the alarm is set has just set it. Later the hour has to be entered.
  const choose = (state: AlarmState) => {
    const now = serverNow().getTime();
    const tonight = serviceNight(now, building.time_zone) === report_date;
    const set = state === 'set';
    const time = set && tonight ? (alarm.time ?? timeAt(now, building.time_zone)) : alarm.time;
    void act.say({ alarm: { ...alarm, set, time } });
  };
  return (
    <>
      <ChoiceChips<AlarmState>
        label={t('daily-reports:night.alarmLabel')}
        choices={['set', 'unset']}
        word={(state) => t(`daily-reports:night.alarm.${state === 'set' ? 'set' : 'unset'}`)}
        value={alarmState(alarm.set)}
        onChange={choose}
      />
      {alarm.set && (
        <Columns columns="repeat(2, minmax(0, 1fr))" gap="sm" align="end">
          <TextInput
            type="time"
            label={t('daily-reports:field.alarm_time')}
            value={alarm.time ?? ''}
            onChange={({ currentTarget }) =>
              act.say({ alarm: { ...alarm, time: currentTarget.value || null } })
            }
          />
        </Columns>
      )}
    </>
  );
};

const without = <T,>(list: readonly T[], nth: number): T[] => list.filter((_, at) => at !== nth);

const Lines = ({ report, act }: Props) => {
  const t = useText();
  const { absences, equipment_issues } = report;
  const supplies = report.supplies_needed.map(({ name, quantity }) => ({ name, quantity }));
  return (
    <>
      <LineList
        label={t('daily-reports:field.absences')}
        lines={absences.map(({ name, reason }) => [name, reason].filter(Boolean).join(' · '))}
        first={t('daily-reports:night.person')}
        second={t('daily-reports:night.reason')}
        onAdd={(name, reason) => void act.say({ absences: [...absences, { name, reason }] })}
        onRemove={(nth) => void act.say({ absences: without(absences, nth) })}
      />
      <LineList
        label={t('daily-reports:field.supplies_needed')}
        lines={supplies.map(({ name, quantity }) => `${quantity} × ${name}`)}
        first={t('daily-reports:night.supply')}
        second={t('daily-reports:night.quantity')}
        onAdd={(name, quantity) =>
          void act.say({ supplies_needed: [...supplies, typedQuantity(name, quantity)] })
        }
        onRemove={(nth) => void act.say({ supplies_needed: without(supplies, nth) })}
      />
      <LineList
        label={t('daily-reports:field.equipment_issues')}
        lines={equipment_issues}
        first={t('daily-reports:night.issue')}
        longest={200}
        onAdd={(issue) => void act.say({ equipment_issues: [...equipment_issues, issue] })}
        onRemove={(nth) => void act.say({ equipment_issues: without(equipment_issues, nth) })}
      />
    </>
  );
};

/** What is said of the night as a whole. Everything is kept as it is entered. */
export const NightSection = ({ report, act }: { report: DailyReport; act: Act | null }) => {
  const t = useText();
  return (
    <RecordSection id="report-night" title={t('daily-reports:night.title')} titleSpace="xs">
      {act ? (
        <>
          <Stack maw={640} data-no-print>
            <Comments report={report} act={act} />
            <Headcount report={report} act={act} />
            <Shift report={report} act={act} />
            <Alarm report={report} act={act} />
            <Lines report={report} act={act} />
          </Stack>
          <div data-only-print>
            <NightFacts report={report} />
          </div>
        </>
      ) : (
        <NightFacts report={report} />
      )}
    </RecordSection>
  );
};
