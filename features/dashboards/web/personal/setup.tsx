import { IconChecklist, IconChevronRight, IconMapPinPlus, IconPhotoPlus } from '@tabler/icons-react';
import { createTaskHref } from '#features/tasks/web';
import { useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { Tile } from '#platform/web/ui/index';
import type { SetupStep } from '../../contract/index.ts';
import classes from './personal.module.css';
import { usePersonal } from './use-personal.ts';

const steps: Record<SetupStep, { icon: typeof IconChecklist; to: string }> = {
  sites: { icon: IconMapPinPlus, to: '/admin/jobs/import' },
  task: { icon: IconChecklist, to: createTaskHref() },
  logo: { icon: IconPhotoPlus, to: '/admin/company-settings' },
};

/** The steps that a new company still has to do. A step disappears when it is done. */
const Setup = () => {
  const t = useText();
  const setup = usePersonal().data?.setup ?? [];
  if (setup.length === 0) return null;
  return (
    <Tile title={t('dashboards:setup.title')} wide>
      <ol className={classes.steps}>
        {setup.map((step) => {
          const { icon: Icon, to } = steps[step];
          return (
            <li key={step}>
              <PlainLink to={to} className={classes.step}>
                <Icon size={20} stroke={1.7} aria-hidden />
                <span>
                  <strong>{t(`dashboards:setup.${step}`)}</strong>
                  <small>{t(`dashboards:setup.${step}Text`)}</small>
                </span>
                <IconChevronRight size={18} aria-hidden />
              </PlainLink>
            </li>
          );
        })}
      </ol>
    </Tile>
  );
};

export default Setup;
