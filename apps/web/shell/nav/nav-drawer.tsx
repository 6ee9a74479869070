import { Drawer } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { useReturnFocus } from '#platform/web/ui/index';
import { closeDrawerNav } from './nav-state.ts';
import { SideNav } from './side-nav.tsx';

/** Below the large breakpoint the navigation covers the page. */
const NavDrawer = () => {
  useReturnFocus();
  const t = useText();
  return (
    <Drawer
      opened
      onClose={closeDrawerNav}
      size={256}
      padding={0}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': t('app:nav.main') } }}
    >
      <SideNav rail={false} over />
    </Drawer>
  );
};

export default NavDrawer;
