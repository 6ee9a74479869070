import { Button } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';

type Props = { first: string; again: boolean; left: number; onSend: () => void };

/** Asks for a text, and for another one when the last is a minute old. */
export const SendAgain = ({ first, again, left, onSend }: Props) => {
  const t = useText();
  const label = again ? t('two-factor:phone.again') : first;
  return (
    <Button variant="default" mih={44} disabled={left > 0} onClick={onSend}>
      {left > 0 ? t('two-factor:phone.againIn', { count: left }) : label}
    </Button>
  );
};
