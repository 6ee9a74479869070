import { ButtonLink } from '../../routing/links.tsx';
import type { MenuAction } from '../action-menu/menu-action.ts';

/** Another way to begin, such as an import beside the form for one record. */
export type SecondAction = Pick<MenuAction, 'label' | 'icon'> & { to: string };

export const SecondLink = ({ label, icon: Icon, to }: SecondAction) => (
  <ButtonLink to={to} variant="default" leftSection={Icon && <Icon size={16} />}>
    {label}
  </ButtonLink>
);
