import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { dashboardEndpoints } from '../contract/index.ts';
import { personalQuery } from './personal/personal-query.ts';

/** Brings the steps of setting up the company back to the start page. */
const SetupSection = () => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const show = async (): Promise<void> => {
    try {
      await call(dashboardEndpoints.showSetup, { body: { shown: true } });
      void client.invalidateQueries({ queryKey: personalQuery.queryKey });
      await go('/');
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Button variant="default" onClick={() => void show()}>
      {t('dashboards:setup.show')}
    </Button>
  );
};

export default SetupSection;
