import { ActionIcon, Drawer, Group, Tabs, Title } from '@mantine/core';
import { IconArrowsMaximize, IconArrowsMinimize, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { jobEndpoints } from '#features/sites/jobs/contract';
import { jobHref } from '#features/sites/jobs/web';
import { endpointQuery } from '#platform/web/api/index';
import {
  closeJobDrawer,
  type DrawerPanel,
  type JobPanel,
  jobDrawerStore,
  jobPanels,
} from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, lazyPart, useLeaving } from '#platform/web/routing/index';
import { CardsSkeleton, useReturnFocus } from '#platform/web/ui/index';
import { drawerPanels } from '../../features.ts';
import classes from './job-drawer.module.css';

/** Names the job of the panels and links to its Job Card. */
const DrawerSite = ({ jobId }: { jobId: number }) => {
  const { data } = useQuery({
    ...endpointQuery(jobEndpoints.getJob, { params: { id: jobId } }),
    meta: { quiet: true },
  });
  return (
    <div className={classes.site}>
      {data && (
        <AnchorLink to={jobHref(jobId)}>
          {data.job_number} – {data.job_name}
        </AnchorLink>
      )}
    </div>
  );
};

const offered = jobPanels.filter((panel) => drawerPanels[panel] !== undefined);

const contents = Object.fromEntries(
  Object.entries(drawerPanels).map(([name, panel]) => [name, lazyPart((panel as DrawerPanel).component)[0]]),
) as Partial<Record<JobPanel, ComponentType<{ jobId: number }>>>;

const JobDrawer = ({ state }: { state: { jobId: number; panel: JobPanel } }) => {
  useReturnFocus();
  const t = useText();
  const [wide, setWide] = useState(false);
  useLeaving(closeJobDrawer);
  const panel = drawerPanels[state.panel];
  const Content = contents[state.panel];
  if (!panel || !Content) return null;
  const Icon = panel.icon;
  const Resize = wide ? IconArrowsMinimize : IconArrowsMaximize;
  return (
    <Drawer.Root opened onClose={closeJobDrawer} position="right">
      <Drawer.Overlay />
      <Drawer.Content className={classes.drawer} data-wide={wide} aria-label={t(panel.title)}>
        <Group
          className={classes.head}
          style={{ borderBlockStartColor: panel.colour }}
          wrap="nowrap"
          gap="xs"
        >
          <Icon size={20} stroke={1.7} />
          <div className={classes.words}>
            <Title order={2}>{t(panel.title)}</Title>
            <DrawerSite jobId={state.jobId} />
          </div>
          <ActionIcon
            className={classes.resize}
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t(wide ? 'app:jobDrawer.shrink' : 'app:jobDrawer.expand')}
            onClick={() => setWide(!wide)}
          >
            <Resize size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('platform:actions.close')}
            onClick={closeJobDrawer}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Group>
        {offered.length > 1 && (
          <Tabs
            value={state.panel}
            onChange={(next) => next && jobDrawerStore.set({ ...state, panel: next as JobPanel })}
          >
            <Tabs.List className={classes.tabs} aria-label={t('app:jobDrawer.panels')}>
              {offered.map((name) => (
                <Tabs.Tab key={name} value={name}>
                  {t((drawerPanels[name] as DrawerPanel).title)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </Tabs>
        )}
        <Drawer.Body pt="md">
          <Suspense fallback={<CardsSkeleton />}>
            <Content key={`${state.panel} ${state.jobId}`} jobId={state.jobId} />
          </Suspense>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};

export default JobDrawer;
