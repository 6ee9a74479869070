import { AlertItem } from './alert-item.tsx';
import classes from './alerts.module.css';
import { alertStore } from './alerts.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';

export const AlertList = () => {
  const alerts = alertStore.use();
  const keyboard = useKeyboardHeight(alerts.length > 0);
  return (
    <div
      className={classes.list}
      style={{ '--keyboard': `${keyboard}px` } as React.CSSProperties}
      data-no-print
    >
      {alerts.map((alert) => (
        <AlertItem key={alert.id} alert={alert} />
      ))}
    </div>
  );
};
