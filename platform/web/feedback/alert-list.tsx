import { Box, CloseButton, Paper, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import classes from './alerts.module.css';
import { alertStore, closeAlert, type ShownAlert } from './alerts.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';

const icons = { green: IconCircleCheck, red: IconAlertTriangle, blue: IconInfoCircle };

const AlertItem = ({ alert }: { alert: ShownAlert }) => {
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
      <Box flex={1} miw={0} py={3}>
        <Text size="sm" data-prose>
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
      </Box>
      <CloseButton aria-label={t('platform:actions.close')} onClick={() => closeAlert(alert.id)} />
    </Paper>
  );
};

/** Whether a button of the page lies, at least in part, under this element. */
const coversButton = (element: Element): boolean => {
  const place = element.getBoundingClientRect();
  return [...document.querySelectorAll('.mantine-Button-root')].some((button) => {
    if (element.contains(button)) return false;
    const { left, top, right, bottom, width } = button.getBoundingClientRect();
    const beside = right <= place.left || left >= place.right || bottom <= place.top || top >= place.bottom;
    return width > 0 && !beside;
  });
};

/** At the lower edge, where pages have no main button; below the header if a button is there nevertheless. */
export const AlertList = () => {
  const alerts = alertStore.use();
  const place = useRef<HTMLDivElement>(null);
  const [high, setHigh] = useState(false);
  useLayoutEffect(() => {
    const { current } = place;
    setHigh((before) => alerts.length > 0 && (before || (current !== null && coversButton(current))));
  }, [alerts.length]);
  const keyboard = useKeyboardHeight(alerts.length > 0);
  return (
    <Stack
      ref={place}
      className={classes.list}
      gap="xs"
      data-high={high}
      style={{ '--keyboard': `${keyboard}px` } as React.CSSProperties}
      data-no-print
    >
      {alerts.map((alert) => (
        <AlertItem key={alert.id} alert={alert} />
      ))}
    </Stack>
  );
};
