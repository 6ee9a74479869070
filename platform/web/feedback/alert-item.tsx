import { CloseButton, Paper, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import classes from './alerts.module.css';
import { closeAlert, type ShownAlert } from './alerts.ts';

const icons = { green: IconCircleCheck, red: IconAlertTriangle, blue: IconInfoCircle };

export const AlertItem = ({ alert }: { alert: ShownAlert }) => {
  const t = useText();
  const [held, setHeld] = useState(false);
  const colour = alert.colour ?? 'green';
  const duration = alert.duration ?? (colour === 'red' ? 0 : 5000);
  useEffect(() => {
    if (held || duration === 0) return;
    const timer = setTimeout(() => closeAlert(alert.id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, alert.id]);
  const Icon = icons[colour];
  return (
    <Paper
      className={classes.alert}
      data-colour={colour}
      role={colour === 'red' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={classes.icon} size={20} aria-hidden />
      <div className={classes.body}>
        <Text size="sm" className={classes.text}>
          {alert.text}
        </Text>
        {alert.reference && (
          <Text size="xs" c="dimmed">
            {t('platform:errors.reference', { reference: alert.reference })}
          </Text>
        )}
        {alert.action && (
          <UnstyledButton
            className={classes.action}
            onClick={() => {
              alert.action?.run();
              closeAlert(alert.id);
            }}
          >
            {alert.action.label}
          </UnstyledButton>
        )}
      </div>
      <CloseButton aria-label={t('platform:actions.close')} onClick={() => closeAlert(alert.id)} />
    </Paper>
  );
};
