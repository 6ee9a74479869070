import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { FormActions } from '#platform/web/forms/index';
import { todayIn, useText } from '#platform/web/i18n/index';
import { AutoGrid, Dialog, UserAvatar } from '#platform/web/ui/index';
import type { SitePeriod, SiteRow } from '../../contract/index.ts';
import type { usePeriods } from './use-periods.ts';

type Props = {
  site: SiteRow;
  /** The current period with changes by others. What was typed here stays. */
  period: SitePeriod;
  send: ReturnType<typeof usePeriods>['send'];
  onClose: () => void;
};

const dayMilliseconds = 86_400_000;

const dayBefore = (date: string): string =>
  new Date(Date.parse(date) - dayMilliseconds).toISOString().slice(0, 10);

/** The first and the last day of somebody at a site, and the way to end it. */
const PeriodDialog = ({ site, period, send, onClose }: Props) => {
  const t = useText();
  const [from, setFrom] = useState(period.from_date ?? '');
  const [to, setTo] = useState(period.to_date ?? '');
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [busy, setBusy] = useState(false);
  const { id, updated_at, user } = period;
  const today = todayIn();
  const change = async (body: Parameters<typeof send>[0], message: string): Promise<void> => {
    setBusy(true);
    try {
      await send(body);
      showSuccess(message);
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) setErrors(error.fields);
      else showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const save = () =>
    change(
      { update: [{ id, updated_at, from_date: from || null, to_date: to || null }] },
      t('assignments:period.saved', { name: user.name }),
    );
  const hasDays = period.from_date === null || period.from_date < today;
  const end = () =>
    change(
      hasDays
        ? { update: [{ id, updated_at, from_date: period.from_date, to_date: dayBefore(today) }] }
        : { remove: [{ id, updated_at }] },
      t('assignments:period.ended', { name: user.name, site: site.job_name }),
    );
  const errorOf = (field: string) => errors[`update.0.${field}`]?.join('\n');
  return (
    <Dialog title={`${site.job_number} ${site.job_name}`} onClose={onClose}>
      <Stack
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Group gap="sm" wrap="nowrap">
          <UserAvatar name={user.name} photoId={user.profile_photo_id} size={40} decorative />
          <Text fw={600}>{user.name}</Text>
        </Group>
        <AutoGrid min={180} gap="sm">
          <TextInput
            type="date"
            label={t('assignments:period.first')}
            description={t('assignments:period.firstHint')}
            value={from}
            error={errorOf('from_date') ?? errors.update?.join('\n')}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={t('assignments:period.last')}
            description={t('assignments:period.lastHint')}
            value={to}
            error={errorOf('to_date')}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </AutoGrid>
        <FormActions inline saving={busy}>
          <Button variant="subtle" color="red" me="auto" disabled={busy} onClick={() => void end()}>
            {t(hasDays ? 'assignments:period.endNow' : 'platform:actions.remove')}
          </Button>
        </FormActions>
      </Stack>
    </Dialog>
  );
};

export default PeriodDialog;
