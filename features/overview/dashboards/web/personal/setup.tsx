import { Button, Text } from '@mantine/core';
import {
  IconBuilding,
  IconCalendarEvent,
  IconCalendarPlus,
  IconCalendarWeek,
  IconChecklist,
  IconChevronRight,
  IconClipboardList,
  IconFileDescription,
  IconMailCheck,
  IconMailForward,
  IconMapPinPlus,
  IconPhotoPlus,
  IconShare,
  IconSparkles,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { createTaskHref } from '#features/tasks/tasks/web';
import { call } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { AutoGrid, Tile } from '#platform/web/ui/index';
import { dashboardEndpoints, type SetupStep, type SiteLack, siteLacks } from '../../contract/index.ts';
import { personalQuery, usePersonal } from './offline-ready/bring-home.ts';
import classes from './personal.module.css';

/** The list of exactly the sites that lack it. */
const sitesThatLack = (lack: SiteLack): string => `/admin/jobs?lacks=${siteLacks.indexOf(lack) + 1}`;

const steps: Record<SetupStep, { icon: typeof IconChecklist; to: string }> = {
  company: { icon: IconBuilding, to: '/admin/company-settings' },
  logo: { icon: IconPhotoPlus, to: '/admin/company-settings' },
  mail: { icon: IconMailCheck, to: '/admin/email' },
  clients: { icon: IconUsersGroup, to: '/admin/clients/import' },
  sites: { icon: IconMapPinPlus, to: '/admin/jobs/import' },
  people: { icon: IconUserPlus, to: '/admin/users/import' },
  invited: { icon: IconMailForward, to: '/admin/users?status=invited' },
  service: { icon: IconSparkles, to: sitesThatLack('service') },
  days: { icon: IconCalendarWeek, to: sitesThatLack('days') },
  duty: { icon: IconUserPlus, to: sitesThatLack('duty') },
  contract: { icon: IconFileDescription, to: sitesThatLack('contract') },
  start: { icon: IconCalendarEvent, to: sitesThatLack('start') },
  templates: { icon: IconClipboardList, to: '/admin/templates/create' },
  schedule: { icon: IconCalendarPlus, to: '/quality/inspections/schedule' },
  task: { icon: IconChecklist, to: createTaskHref() },
  shared: { icon: IconShare, to: '/daily-reports' },
};

/** Shows the steps, or hides them, on everybody's start page. */
const useShowSetup = () => {
  const t = useText();
  const client = useQueryClient();
  const show = async (shown: boolean): Promise<void> => {
    try {
      await call(dashboardEndpoints.showSetup, { body: { shown } });
      if (!shown)
        showSuccess(t('dashboards:setup.hidden'), {
          label: t('platform:actions.undo'),
          run: () => void show(true),
        });
    } catch (error) {
      showProblem(error);
    }
    void client.invalidateQueries({ queryKey: personalQuery.queryKey });
  };
  return show;
};

/** At the end of the start page, for when the steps were hidden or the company is no longer new. */
export const ShowSetup = () => {
  const t = useText();
  const show = useShowSetup();
  if (usePersonal().data?.setup_state !== 'hidden') return null;
  return (
    <div data-wide data-no-print>
      <Button variant="subtle" onClick={() => void show(true)}>
        {t('dashboards:setup.show')}
      </Button>
    </div>
  );
};

/** What the company still needs until it runs, from its data: a step disappears when it is done. */
const Setup = () => {
  const t = useText();
  const show = useShowSetup();
  const { setup = [], setup_state } = usePersonal().data ?? {};
  const mayHide = useFlag('hasAccessAdminCompanySettings');
  if (setup.length === 0 && setup_state !== 'asked') return null;
  return (
    <Tile title={t('dashboards:setup.title')} wide>
      {setup.length === 0 && <Text my="md">{t('dashboards:setup.done')}</Text>}
      <AutoGrid component="ol" min={260} gap="xs">
        {setup.map(({ step, count }) => {
          const { icon: Icon, to } = steps[step];
          return (
            <li key={step}>
              <PlainLink to={to} className={classes.step}>
                <Icon size={20} stroke={1.7} aria-hidden />
                <span>
                  <strong>{t(`dashboards:setup.${step}`, { count, shown: formatNumber(count) })}</strong>
                  <small>{t(`dashboards:setup.${step}Text`)}</small>
                </span>
                <IconChevronRight size={18} aria-hidden />
              </PlainLink>
            </li>
          );
        })}
      </AutoGrid>
      {mayHide && (
        <Button variant="subtle" onClick={() => void show(false)}>
          {t('dashboards:setup.hide')}
        </Button>
      )}
    </Tile>
  );
};

export default Setup;
