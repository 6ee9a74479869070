import { Box, Group, Title } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { type Breadcrumb, useBreadcrumbs } from '../../routing/breadcrumbs.ts';
import { ButtonLink } from '../../routing/links.tsx';
import { ActionMenu } from '../action-menu/action-menu.tsx';
import type { MenuAction } from '../action-menu/menu-action.ts';
import { usePhone } from '../screen/use-screen.ts';
import { MainAction } from './main-action.tsx';
import classes from './page-header.module.css';

/** Another way to begin, such as an import beside the form for one record. */
export type SecondAction = Pick<MenuAction, 'label' | 'icon'> & { to: string };

export const SecondLink = ({ label, icon: Icon, to }: SecondAction) => (
  <ButtonLink to={to} variant="default" leftSection={Icon && <Icon size={16} />}>
    {label}
  </ButtonLink>
);

type Props = {
  title: string;
  /** Status of the record. */
  chip?: ReactNode;
  /** One line under the title. */
  subtitle?: ReactNode;
  /** Lines under it; on a phone as wide as the page, also below the menu. */
  facts?: ReactNode;
  /** The main action of the page: at the right on a desktop, at the lower edge on a phone. */
  action?: ReactNode;
  /** Beside the main action on a desktop, the first of the menu on a phone. */
  second?: SecondAction | undefined;
  /** Other actions. */
  menu?: readonly MenuAction[];
  breadcrumbs?: readonly Breadcrumb[];
};

/** If the line breaks between two facts, their dot stays at the end of the first line. */
const keptTogether = (subtitle: ReactNode): ReactNode =>
  typeof subtitle === 'string' ? subtitle.replaceAll(' · ', '\u00a0· ') : subtitle;

export const PageHeader = ({ title, chip, subtitle, facts, action, second, ...props }: Props) => {
  const t = useText();
  const phone = usePhone();
  useBreadcrumbs(props.breadcrumbs ?? []);
  const menu = [...(second && phone ? [second] : []), ...(props.menu ?? [])];
  return (
    <Group
      className={classes.header}
      gap="12px 16px"
      align="flex-start"
      justify="space-between"
      wrap="nowrap"
      mb="md"
    >
      <Box className={classes.words} miw={0} data-breaks>
        <Group gap="xs" wrap="wrap">
          <Title order={1} tabIndex={-1}>
            {title}
          </Title>
          {chip}
        </Group>
        {subtitle && <div className={classes.subtitle}>{keptTogether(subtitle)}</div>}
        {facts && <div className={`${classes.subtitle} ${classes.facts}`}>{facts}</div>}
      </Box>
      <Group className={classes.actions} gap="xs" align="stretch" wrap="nowrap" flex="none" data-no-print>
        {second && !phone && <SecondLink {...second} />}
        {action && <MainAction>{action}</MainAction>}
        {menu.length > 0 && <ActionMenu label={t('platform:actions.more')} icon={IconDots} actions={menu} />}
      </Group>
    </Group>
  );
};
