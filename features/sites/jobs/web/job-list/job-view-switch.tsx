import { jobViewStore } from '#platform/web/feature/index';
import { ViewSwitch } from '#platform/web/feature/views';
import { useText } from '#platform/web/i18n/index';
import { paths } from '../addresses.ts';

/** Switches between the list of job sites and other views of them. */
export const JobViewSwitch = () => {
  const t = useText();
  return (
    <ViewSwitch
      of={jobViewStore}
      base={paths.list}
      label={t('jobs:list.views')}
      list={t('jobs:list.sites')}
    />
  );
};
