import { Stack, Text } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { type Holding, holdingKinds } from '../../contract/index.ts';
import classes from './transitions.module.css';

export const kindOf = ({ kind }: Holding) => holdingKinds.find((known) => known === kind) ?? 'tasks';

/** How many things of a kind a person holds, and the first of them. */
export const HoldingNames = ({ holding }: { holding: Holding }) => {
  const t = useText();
  const count = holding.total;
  const rest = count - holding.named.length;
  return (
    <>
      <Text fw={600}>{t(`people:leave.${kindOf(holding)}`, { count })}</Text>
      <Stack component="ul" className={classes.named} gap={4}>
        {holding.named.map(({ id, label, href }) => (
          <li key={id}>{href ? <AnchorLink to={href}>{label}</AnchorLink> : label}</li>
        ))}
        {rest > 0 && <li>{t('people:leave.more', { count: rest })}</li>}
      </Stack>
    </>
  );
};
