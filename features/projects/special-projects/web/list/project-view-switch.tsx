import { projectViewStore } from '#platform/web/feature/index';
import { ViewSwitch } from '#platform/web/feature/views';
import { useText } from '#platform/web/i18n/index';
import { paths } from '../addresses.ts';

/** Between the list of special projects and other views of them. */
export const ProjectViewSwitch = () => {
  const t = useText();
  return (
    <ViewSwitch
      of={projectViewStore}
      base={paths.list}
      label={t('special-projects:list.views')}
      list={t('special-projects:list.list')}
    />
  );
};
