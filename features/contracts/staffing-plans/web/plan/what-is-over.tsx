import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDate, type Say, useText } from '#platform/web/i18n/index';
import type { PlanRecord } from '../../contract/index.ts';

type Over = NonNullable<PlanRecord['over']>;

const sayOver = ({ what, name, on }: Over, t: Say): string => {
  if (what === 'job' || what === 'service') return t(`staffing-plans:over.${what}`, { name });
  return on
    ? t(`staffing-plans:over.${what}`, { name, date: formatDate(on) })
    : t(`staffing-plans:over.${what}Archived`, { name });
};

const sayNext = ({ what, followed_by }: Over, status: PlanRecord['status'], t: Say): string | null => {
  if (what === 'job' || what === 'service') return null;
  if (followed_by) return t('staffing-plans:over.followed', { name: followed_by });
  return t(`staffing-plans:over.${status === 'active' ? 'active' : 'draft'}`);
};

/** Says why a plan cannot be activated, or that the contract or budget of an active plan has ended. */
export const WhatIsOver = ({ plan: { over, status } }: { plan: PlanRecord }) => {
  const t = useText();
  return (
    over && (
      <Alert
        color="warning"
        variant="outline"
        mb="md"
        icon={<IconAlertTriangle size={18} aria-hidden />}
        role="note"
      >
        {[sayOver(over, t), sayNext(over, status, t)].filter(Boolean).join(' ')}
      </Alert>
    )
  );
};
